import type { ShoppingItem } from './shopping.contract.ts'

type Item = Pick<ShoppingItem, 'id' | 'name' | 'isCompleted'>

/** What somebody did to an item of the list: 'Maya ticked Milk', or 'Maya added Milk and 2 more'. */
export function sayOthersChange(
  before: readonly Item[],
  after: readonly Item[],
  by: ReadonlyMap<number, string>,
): string | undefined {
  const known = new Map(before.map((item) => [item.id, item]))
  const did = after.flatMap((item) => {
    const who = by.get(item.id)
    const verb = who && verbOf(known.get(item.id), item)
    return verb ? [{ what: `${who} ${verb}`, name: item.name }] : []
  })
  const [first] = did
  if (!first) return undefined
  const others = did.filter(({ what }) => what === first.what).length - 1
  return `${first.what} ${first.name}${others > 0 ? ` and ${others} more` : ''}`
}

function verbOf(before: Item | undefined, after: Item): string | undefined {
  if (!before) return after.isCompleted ? undefined : 'added'
  if (before.isCompleted === after.isCompleted) return undefined
  return after.isCompleted ? 'ticked' : 'unticked'
}
