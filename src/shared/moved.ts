/** The list with one record at another place, which is clamped to the list. */
export function moved<R extends { id: number }>(list: readonly R[], id: number, to: number): R[] {
  const record = list.find((each) => each.id === id)
  if (!record) return [...list]
  const others = list.filter((each) => each.id !== id)
  const place = Math.min(Math.max(to, 0), others.length)
  return others.toSpliced(place, 0, record)
}
