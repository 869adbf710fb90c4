/** How browsers treat tags that have no end tag, or whose end tag is left out. */

export const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Tags that break a line; the end tag of an inline element closes nothing beyond them. */
export const blockTags = new Set(
  [
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset',
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html li main menu nav ol',
    'p pre section summary svg table tbody td tfoot th thead tr ul',
  ]
    .join(' ')
    .split(' '),
)

/** Tags beyond which no end tag closes anything. */
const cells = new Set(['td', 'th', 'caption', 'table', 'html', 'template'])
const lists = new Set(['ul', 'ol', 'menu'])

type Barrier = (tag: string) => boolean

/** Tags that implicitly end an open one: which ones, and at which ancestor the search stops. */
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

/** The number of open tags that remain open when this tag begins. */
export function openBefore(open: readonly string[], tag: string): number {
  const rule = ending[tag]
  const at = rule ? lastOf(open, (each) => rule.ends.includes(each), rule.barrier) : -1
  if (at >= 0) return at
  if (headings.has(tag) && headings.has(open.at(-1) ?? '')) return open.length - 1
  if (!blockTags.has(tag)) return open.length
  // A paragraph ends where the next block begins, even if inline tags in it are still open.
  const paragraph = lastOf(
    open,
    (each) => each === 'p',
    (each) => blockTags.has(each),
  )
  return paragraph >= 0 ? paragraph : open.length
}

/** The number of open tags that remain open after this end tag: all of them if it matches none. */
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
