/** The bytes in which a page must declare its encoding, as in browsers. */
const head = 2_048

/** Decodes a page by its server's header, its BOM or its own declaration, else by what fits. */
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
    // A declaration that is readable as single bytes can't be in UTF-16.
    return name && !encoding.startsWith('utf-16') ? encoding : undefined
  } catch {
    return undefined
  }
}
