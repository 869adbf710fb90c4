/**
 * Copies a text that is still loading. The clipboard is asked at once, because some browsers allow
 * it only right after a click. Errors of loading are thrown.
 */
export async function copyTextToCome(load: () => Promise<string>): Promise<'copied' | 'denied'> {
  // The clipboard needs https.
  if (!('clipboard' in navigator)) return 'denied'
  const text = load()
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text)
    else await navigator.clipboard.write([new ClipboardItem({ [plain]: text.then(toBlob) })])
    return 'copied'
  } catch (error) {
    await text
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'denied'
    throw error
  }
}

const plain = 'text/plain'
const toBlob = (text: string) => new Blob([text], { type: plain })
