/** Near the window's edge the page scrolls along, faster the nearer. */
const EDGE = 72
const FASTEST = 14

/** How far the page scrolls in one frame while something is dragged at this height. */
export function edgePull(pointer: number): number {
  const above = EDGE - pointer
  const below = pointer - (window.innerHeight - EDGE)
  const strength = Math.max(above, below, 0) / EDGE
  return Math.min(strength, 1) * FASTEST * (above > below ? -1 : 1)
}
