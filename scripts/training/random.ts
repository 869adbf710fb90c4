/** The same numbers on every machine. */
export function shuffler(seed: number) {
  let state = seed
  const below = (most: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return Math.floor((state / 0x7fffffff) * most)
  }
  return <T>(list: T[]): void => {
    for (let n = list.length - 1; n > 0; n -= 1) {
      const other = Math.min(below(n + 1), n)
      const [a, b] = [list[n], list[other]]
      if (a === undefined || b === undefined) continue
      list[n] = b
      list[other] = a
    }
  }
}
