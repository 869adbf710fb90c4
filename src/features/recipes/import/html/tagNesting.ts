/** How pages leave out end tags, as browsers understand it. */

export const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** What breaks a line, and what an end tag within words never reaches beyond. */
export const blockTags = new Set(
  [
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset',
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html li main menu nav ol',
    'p pre section summary svg table tbody td tfoot th thead tr ul',
  ]
    .join(' ')
    .split(' '),
)

/** No end tag closes anything beyond these. */
const cells = new Set(['td', 'th', 'caption', 'table', 'html', 'template'])
const lists = new Set(['ul', 'ol', 'menu'])

type Barrier = (tag: string) => boolean

/** For a tag that ends an earlier one by itself: which ones, and how far up that may be. */
const ending: Record<string, { ends: string[]; barrier: Barrier }> = {
  li: { ends: ['li'], barrier: (tag) => lists.has(tag) || cells.has(tag) },
  dt: { ends: ['dt', 'dd'], barrier: (tag) => tag === 'dl' || cells.has(tag) },
  dd: { ends: ['dt', 'dd'], barrier: (tag) => tag === 'dl' || cells.has(tag) },
  tr: { ends: ['tr'], barrier: (tag) => tag === 'table' },
  td: { ends: ['td', 'th'], barrier: (tag) => tag === 'tr' || tag === 'table' },
  th: { ends: ['td', 'th'], barrier: (tag) => tag === 'tr' || tag === 'table' },
  tbody: { ends: ['thead', 'tbody'], barrier: (tag) => tag === 'table' },
  tfoot: { ends: ['thead', 'tbody'], barrier: (tag) => tag === 'table' },
  option: { ends: ['option'], barrier: (tag) => tag === 'select' },
  body: { ends: ['head'], barrier: (tag) => tag === 'html' },
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** How many of the open tags stay open before this one opens. */
export function openBefore(open: readonly string[], tag: string): number {
  const rule = ending[tag]
  const at = rule ? lastOf(open, (each) => rule.ends.includes(each), rule.barrier) : -1
  if (at >= 0) return at
  if (headings.has(tag) && headings.has(open.at(-1) ?? '')) return open.length - 1
  if (!blockTags.has(tag)) return open.length
  // A paragraph ends where the next block begins, whatever words in it are still marked.
  const paragraph = lastOf(
    open,
    (each) => each === 'p',
    (each) => blockTags.has(each),
  )
  return paragraph >= 0 ? paragraph : open.length
}

/** How many stay open after an end tag: all of them where it ends none. */
export function openAfter(open: readonly string[], tag: string): number {
  const barrier: Barrier = blockTags.has(tag)
    ? (each) => (cells.has(each) || (tag === 'li' && lists.has(each))) && each !== tag
    : (each) => blockTags.has(each)
  const at = lastOf(open, (each) => each === tag, barrier)
  return at >= 0 ? at : open.length
}

function lastOf(open: readonly string[], wanted: (tag: string) => boolean, barrier: Barrier) {
  for (let n = open.length - 1; n >= 0; n -= 1) {
    const tag = open[n] ?? ''
    if (wanted(tag)) return n
    if (barrier(tag)) return -1
  }
  return -1
}
