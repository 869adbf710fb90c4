/** A page that the bookmarklet brought: its address, and its HTML as packed there. */
export type BroughtPage = { address: string; packed: string }

/** Characters of an address that every browser takes. */
const longestPacked = 900_000

/** As much as can be pasted. */
const mostCharacters = 5 * 1_024 * 1_024

/**
 * What a bookmark has to do on somebody else's page. The page comes along in the part of our
 * address that is sent to nobody: a form would need our session on requests from elsewhere, and the
 * other page's policy may forbid it. A page that is too long comes as its address only.
 */
export const bookmarkletTo = (recipes: string) =>
  `javascript:${encodeURIComponent(`void(async()=>{
const tab=open(''),page=document.documentElement.cloneNode(true)
for(const part of page.querySelectorAll('style,svg,iframe'))part.remove()
const zip=new Blob([page.outerHTML]).stream().pipeThrough(new CompressionStream('gzip'))
let text=''
for(const byte of new Uint8Array(await new Response(zip).arrayBuffer()))text+=String.fromCharCode(byte)
const packed=btoa(text).replaceAll('+','-').replaceAll('/','_'),from=encodeURIComponent(location.href)
const way=packed.length<${longestPacked}?'#from='+from+'&page='+packed:'?import='+from
;(tab||window).location.href=${JSON.stringify(recipes)}+way
})()`)}`

export function broughtIn(hash: string): BroughtPage | undefined {
  const given = new URLSearchParams(hash.slice(1))
  const packed = given.get('page')
  return packed === null ? undefined : { address: given.get('from') ?? '', packed }
}

/** The HTML of a page. Anybody can make such an address, so it is not unpacked without end. */
export async function unpacked({ packed }: BroughtPage): Promise<string> {
  const decoder = new TextDecoder()
  let html = ''
  try {
    const zip = Uint8Array.from(
      atob(packed.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    const stream = new Blob([zip]).stream().pipeThrough(new DecompressionStream('gzip'))
    const reader = stream.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      html += decoder.decode(part.value, { stream: true })
      if (html.length > mostCharacters) {
        await reader.cancel()
        break
      }
    }
  } catch {
    throw new Error("The page didn't arrive whole. Paste its link instead.")
  }
  if (html.length > mostCharacters)
    throw new Error('This page is too long. Paste its link instead.')
  return html
}
