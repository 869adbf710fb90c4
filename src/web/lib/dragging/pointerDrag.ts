export type Point = { x: number; y: number }

/** A handle takes its card at once; on a whole card, a press can also be a click or a scroll. */
export type Grip = 'handle' | 'card'

interface PointerDrag {
  card: HTMLElement
  /** The card can't leave it. */
  area: HTMLElement
  grip: Grip
  onTake: () => void
  /** In each frame: the point at which the card is held, and how far it has come. */
  onFollow: (point: Point, offset: Point) => void
  onDrop: () => void
  onCancel: () => void
}

/** A finger that rests this long takes a card; one that moves on scrolls. */
const LONG_PRESS = 350
const STEADY = 8
/** A mouse takes a card as soon as it moves; less than this is a click. */
const CLICK = 5

/** Near the window's edge the page scrolls along, faster the nearer. */
const EDGE = 72
const FASTEST = 14

/**
 * From the press of a mouse or a finger until it lets go. The card follows as `--drag-x` and
 * `--drag-y`, past React, so that a movement costs no render.
 */
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

  /** Measured anew each time: the page scrolls, and what else is on it may grow. */
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
  // A long press asks for the browser's own menu.
  card.addEventListener('contextmenu', (menu) => finger && menu.preventDefault(), { signal })
  if (drag.grip === 'handle') take()
  else if (finger) timer = setTimeout(take, LONG_PRESS)

  return { cancel, isTaken: () => taken }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most))

/** How far the page scrolls in one frame: no further than the area goes. */
function edgePull(y: number, area: DOMRect): number {
  const above = EDGE - y
  const below = y - (window.innerHeight - EDGE)
  const pull = Math.min(Math.max(above, below, 0) / EDGE, 1) * FASTEST
  if (above > below) return area.top < EDGE ? -pull : 0
  return area.bottom > window.innerHeight - EDGE ? pull : 0
}

/** What ends a drag is no click on what was dragged. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
