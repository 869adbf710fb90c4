/** Shorter keys are placeholders for servers that need none. */
const shortestKey = 12
const mark = '…'

const isSecret = (key: string | undefined): key is string => (key?.length ?? 0) >= shortestKey

/** Removes the key from a text, since some models and services repeat it. */
export const withoutKey = (text: string, key: string | undefined): string =>
  isSecret(key) ? text.replaceAll(key, mark) : text

/** The same for every string in a JSON value. */
export function valueWithoutKey(value: unknown, key: string | undefined): unknown {
  if (!isSecret(key)) return value
  const quoted = JSON.stringify(value)
  return quoted?.includes(inJson(key)) ? JSON.parse(quoted.replaceAll(inJson(key), mark)) : value
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The same for text in pieces: a possible beginning of the key is held back. */
export function piecesWithoutKey(key: string | undefined) {
  let waiting = ''
  return {
    next: (piece: string): string => {
      if (!isSecret(key)) return piece
      const text = withoutKey(waiting + piece, key)
      waiting = beginningAtEnd(text, key)
      return text.slice(0, text.length - waiting.length)
    },
    rest: () => waiting,
  }
}

/** The longest beginning of `mark` with which a text ends. */
export function beginningAtEnd(text: string, mark: string): string {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    const end = text.slice(-length)
    if (mark.startsWith(end)) return end
  }
  return ''
}
