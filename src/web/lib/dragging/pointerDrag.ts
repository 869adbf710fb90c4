export type Point = { x: number; y: number }

/** A press on a handle starts a drag at once; on a card it can also be a click or a scroll. */
export type Grip = 'handle' | 'card'

interface PointerDrag {
  card: HTMLElement
  area: HTMLElement
  grip: Grip
  onTake: () => void
  /** Called in each frame; `point` is where the card is held, `offset` its way from the start. */
  onFollow: (point: Point, offset: Point) => void
  onDrop: () => void
  onCancel: () => void
}

/** Milliseconds that a finger rests on a card to take it; a finger that moves earlier scrolls. */
const LONG_PRESS = 350
const STEADY = 8
/** Pixels that a mouse moves to take a card; a shorter movement is a click. */
const CLICK = 5

/** Pixels from the window's edge within which the page scrolls along, faster the nearer. */
const EDGE = 72
const FASTEST = 14

/** Follows a mouse or finger until its release. CSS variables move the card: no React render. */
export function pointerDrag(press: PointerEvent, drag: PointerDrag) {
  const { card, area } = drag
  const finger = press.pointerType === 'touch'
  const start = pointOf(press)
  const startScroll = window.scrollY
  const listening = new AbortController()
  const { signal } = listening
  let pointer = start
  let offset = { x: 0, y: 0 }
  let taken = false
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function take() {
    taken = true
    drag.onTake()
    follow()
  }

  function follow() {
    window.scrollBy(0, edgePull(pointer.y, area.getBoundingClientRect()))
    moveCard()
    frame = requestAnimationFrame(follow)
  }

  /** The boxes are measured in each frame: the page scrolls, and other parts of it may grow. */
  function moveCard() {
    const box = card.getBoundingClientRect()
    const bounds = area.getBoundingClientRect()
    const x = pointer.x - start.x
    const y = pointer.y - start.y + window.scrollY - startScroll
    offset = {
      x: between(offset.x + bounds.left - box.left, x, offset.x + bounds.right - box.right),
      y: between(offset.y + bounds.top - box.top, y, offset.y + bounds.bottom - box.bottom),
    }
    card.style.setProperty('--drag-x', `${offset.x}px`)
    card.style.setProperty('--drag-y', `${offset.y}px`)
    drag.onFollow({ x: pointer.x + offset.x - x, y: pointer.y + offset.y - y }, offset)
  }

  function move(event: PointerEvent) {
    pointer = pointOf(event)
    if (taken) return
    const distance = Math.hypot(pointer.x - start.x, pointer.y - start.y)
    if (finger && distance > STEADY) end()
    if (!finger && distance > CLICK) take()
  }

  function drop(event: PointerEvent) {
    pointer = pointOf(event)
    if (taken) {
      swallowClick()
      moveCard()
      drag.onDrop()
    }
    end()
  }

  function cancel() {
    if (signal.aborted) return
    if (taken) drag.onCancel()
    end()
  }

  function end() {
    taken = false
    listening.abort()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }

  const own = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) handle(event)
  }
  window.addEventListener('pointermove', own(move), { signal })
  window.addEventListener('pointerup', own(drop), { signal })
  window.addEventListener('pointercancel', own(cancel), { signal })
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      if (taken) window.addEventListener('pointerup', swallowClick, { once: true })
      cancel()
    },
    { signal },
  )
  // A long press would open the browser's context menu.
  card.addEventListener('contextmenu', (menu) => finger && menu.preventDefault(), { signal })
  if (drag.grip === 'handle') take()
  else if (finger) timer = setTimeout(take, LONG_PRESS)

  return { cancel, isTaken: () => taken }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most))

/** Pixels that the page scrolls in one frame, ending where the area ends. */
function edgePull(y: number, area: DOMRect): number {
  const above = EDGE - y
  const below = y - (window.innerHeight - EDGE)
  const pull = Math.min(Math.max(above, below, 0) / EDGE, 1) * FASTEST
  if (above > below) return area.top < EDGE ? -pull : 0
  return area.bottom > window.innerHeight - EDGE ? pull : 0
}

/** The click that follows the release of a drag must not reach the dragged card. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
