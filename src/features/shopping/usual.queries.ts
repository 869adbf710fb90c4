import { lastKnown } from '#server/db/lastKnown.ts'
import type { Reader } from '#server/db/open.ts'
import { nameKey } from '#shared/names.ts'
import type { UsualItem } from './shopping.contract.ts'
import { listShopping } from './shopping.queries.ts'
import { shoppingItems } from './shopping.records.ts'

/** More names than a family buys; all are sent to each browser. */
const mostNames = 300

/** Names recently on the list with their last fields, most bought first. */
export async function listUsual(reader: Reader): Promise<UsualItem[]> {
  const [now, known] = await Promise.all([listShopping(reader), lastKnown(reader, shoppingItems)])
  const ids = new Set(known.map(({ id }) => id))
  const usual = new Map<string, UsualItem>()
  for (const item of [...known, ...now.filter(({ id }) => !ids.has(id))]) {
    const { name, store, category, priority } = item
    const key = nameKey(name)
    const newer = usual.get(key)
    // The spelling of a bought item wins over one that was typed and deleted.
    const isCalledSo = newer !== undefined && (newer.bought > 0 || !item.isCompleted)
    usual.set(key, {
      name: isCalledSo ? newer.name : name,
      store: newer?.store ?? store,
      category: newer?.category ?? category,
      priority: newer?.priority ?? priority,
      bought: (newer?.bought ?? 0) + Number(item.isCompleted),
      // The newest come first.
      boughtAt: newer?.boughtAt ?? (item.isCompleted ? item.updatedAt : null),
    })
  }
  return [...usual.values()].sort((a, b) => b.bought - a.bought).slice(0, mostNames)
}
