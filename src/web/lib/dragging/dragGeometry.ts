/** A card's place in the list, without the shift by which it makes room for a dragged card. */
export interface Slot {
  top: number
  height: number
}

const middle = ({ top, height }: Slot) => top + height / 2

/** A card has passed another once its leading edge is beyond that one's middle. */
export function landingPlace(slots: readonly Slot[], from: number, offset: number): number {
  const own = slots[from]
  if (!own) return from
  const top = own.top + offset
  const bottom = top + own.height
  const passed = (slot: Slot, place: number) =>
    place > from ? bottom > middle(slot) : place < from && top < middle(slot)
  const count = slots.filter(passed).length
  return offset > 0 ? from + count : from - count
}

/** The distance in pixels by which a card makes room for the card that is dragged past it. */
export function shiftOf(slots: readonly Slot[], from: number, to: number, place: number): number {
  const [first, second] = slots
  const gap = first && second ? second.top - first.top - first.height : 0
  const step = (slots[from]?.height ?? 0) + gap
  if (place > from && place <= to) return -step
  return place < from && place >= to ? step : 0
}
