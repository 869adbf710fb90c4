/**
 * Copies a text that is still on its way. The browser is asked at once, where it can wait for a text:
 * some allow it only right after a press. What goes wrong with the text itself is thrown.
 */
export async function copyTextToCome(load: () => Promise<string>): Promise<'copied' | 'denied'> {
  // Without https there is none.
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
