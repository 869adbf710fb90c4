// These functions are sent to the page as text, so none may use anything outside itself.

/** The visible boxes of elements, by tag and text. */
export type Boxes = Record<string, [left: number, top: number, right: number, bottom: number]>

/**
 * Waits until the screen is loaded and nothing moves, then returns the visible boxes of landmarks,
 * headings, rows, cards and controls.
 */
export async function restingBoxes(): Promise<Boxes> {
  const kinds =
    'header, nav, main, aside, section, h1, h2, h3, h4, li, article, tr, button, a[href], input, textarea'
  const isReady = () =>
    document.fonts.status === 'loaded' &&
    document.querySelector('main h1') !== null &&
    document.querySelector('.mantine-Skeleton-root, [role=status][aria-label^=Loading]') === null
  const look = () => {
    const boxes: Boxes = {}
    const counts = new Map<string, number>()
    for (const element of document.querySelectorAll<HTMLElement>(kinds)) {
      const box = element.getBoundingClientRect()
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
      const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
      if (right - left < 2 || bottom - top < 2) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const words = element.getAttribute('aria-label') ?? element.textContent
      const what = `${element.localName} ${words.replace(/\s+/g, ' ').trim().slice(0, 40)}`
      const count = (counts.get(what) ?? 0) + 1
      counts.set(what, count)
      boxes[count > 1 ? `${what} (${count})` : what] = [left, top, right, bottom]
    }
    return boxes
  }
  const framesAtRest = 20
  const giveUpAt = performance.now() + 60_000
  let last = ''
  for (let frames = 0; frames < framesAtRest; ) {
    if (performance.now() > giveUpAt) throw new Error('The screen did not come to rest.')
    await new Promise(requestAnimationFrame)
    const now = isReady() ? JSON.stringify(look()) : ''
    frames = now && now === last ? frames + 1 : 0
    last = now
  }
  return JSON.parse(last)
}

export const pixelsTooWide = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * The middle of the element with a name or text, once it is in view, still and not covered. If a
 * dialog is open, only elements in it count.
 */
export async function middleOf(selector: string, name: string): Promise<[x: number, y: number]> {
  const nameOf = (element: HTMLElement) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : []
    const label = labels.map(({ innerText }) => innerText).join(' ')
    return element.getAttribute('aria-label') ?? (label || element.innerText)
  }
  const find = () => {
    const scope = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document
    return [...scope.querySelectorAll<HTMLElement>(selector)].find(
      (element) => nameOf(element).includes(name) && element.checkVisibility(),
    )
  }
  const giveUpAt = performance.now() + 60_000
  let last = ''
  for (;;) {
    if (performance.now() > giveUpAt) throw new Error(`There is no ${selector} ‘${name}’.`)
    await new Promise(requestAnimationFrame)
    const element = find()
    element?.scrollIntoView({ block: 'nearest' })
    const box = element?.getBoundingClientRect()
    const now = JSON.stringify(box ?? '')
    const isStill = now === last
    last = now
    if (!element || !box || !isStill) continue
    const middle: [number, number] = [
      Math.round(box.left + box.width / 2),
      Math.round(box.top + box.height / 2),
    ]
    if (element.contains(document.elementFromPoint(...middle))) return middle
  }
}

export async function waitForWords(words: string, present: boolean): Promise<void> {
  const giveUpAt = performance.now() + 60_000
  while (document.body.innerText.includes(words) !== present) {
    if (performance.now() > giveUpAt)
      throw new Error(`‘${words}’ is ${present ? 'missing' : 'there'}.`)
    await new Promise(requestAnimationFrame)
  }
}

/** Waits for the last of the lists that are read ahead. */
export async function listsReadAhead(): Promise<void> {
  for (;;) {
    const lists = await (await caches.open('food-pal-lists')).keys()
    if (lists.some(({ url }) => url.includes('/calendar/events'))) return
    await new Promise(requestAnimationFrame)
  }
}
