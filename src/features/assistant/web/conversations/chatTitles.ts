const autoLength = 40

const plain = (text: string) =>
  text
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/[*_`~#[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Truncated near 40 characters, between words if possible. */
export function autoTitle(firstMessage: string, now: Date): string {
  const text = plain(firstMessage)
  if (text === '') {
    const minutes = String(now.getMinutes()).padStart(2, '0')
    return `Chat ${now.getMonth() + 1}/${now.getDate()} ${now.getHours()}:${minutes}`
  }
  if (text.length <= autoLength) return text
  const cut = text.slice(0, autoLength)
  const space = cut.lastIndexOf(' ')
  return `${(space > autoLength - 12 ? cut.slice(0, space) : cut).trimEnd()}…`
}
