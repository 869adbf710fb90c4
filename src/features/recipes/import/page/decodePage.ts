/** How far into a page its encoding must be named, as for browsers. */
const head = 2_048

/** The text of a page: in the encoding that its server names, it names itself, or that fits. */
export function decodePage(bytes: Uint8Array, named: string | undefined): string {
  const charset = named ?? markOf(bytes) ?? declaredIn(bytes)
  if (charset) return new TextDecoder(charset).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('windows-1252').decode(bytes.subarray(0, head))
  const [, name] =
    /<meta\s[^>]{0,200}charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w-]{2,40})/i.exec(beginning) ?? []
  try {
    const { encoding } = new TextDecoder(name)
    // A page that could be read up to here is not written in two bytes a sign.
    return name && !encoding.startsWith('utf-16') ? encoding : undefined
  } catch {
    return undefined
  }
}
