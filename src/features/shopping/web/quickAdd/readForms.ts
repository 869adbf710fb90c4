import { addAmounts } from '#shared/amountSum.ts'
import { type ReadItem, readItemLine } from '#shared/itemLine/itemLine.ts'
import { nameKey } from '#shared/names.ts'
import { sameName } from '#shared/order.ts'
import type { ShoppingItem, ShoppingItemForm, UsualItem } from '../../shopping.contract.ts'
import { chains } from './chains.ts'

/** The typed item was already on the list. */
export type Question = {
  there: ShoppingItem
  /** Since then somebody has bought it. */
  isBought?: true
  form: ShoppingItemForm
  /** Both amounts together, if they can be added up. */
  sum: string | null
}

type Known = {
  toBuy: readonly ShoppingItem[]
  usual: readonly UsualItem[]
  /** The store for names that have no remembered one. */
  store: string | null
  /** The stores of the household. */
  stores: readonly string[]
}

type Read = { forms: ShoppingItemForm[]; questions: Question[]; problem?: string }

/** Reads a line into forms, each name with its remembered fields. */
export function readForms(text: string, known: Known): Read {
  const names = new Set([...known.toBuy, ...known.usual].map(({ name }) => nameKey(name)))
  const { items, problem } = readItemLine(text, {
    isKnown: (name) => names.has(nameKey(name)),
    storeNamed: storesOf(known),
  })
  const read: Read = { forms: [], questions: [], problem }
  for (const item of items) {
    const form = formOf(item, known)
    const key = nameKey(item.name)
    const there = known.toBuy.find(({ name }) => key !== '' && nameKey(name) === key)
    if (there) {
      read.questions.push({ there, form, sum: addAmounts(there.quantity, form.quantity) })
    } else read.forms.push(form)
  }
  return read
}

/** The household's own spelling before that of a chain. */
function storesOf({ stores, toBuy, usual }: Known) {
  const own = [...stores, ...[...toBuy, ...usual].flatMap(({ store }) => store ?? [])]
  const byKey = new Map([...chains, ...own].map((name) => [nameKey(name), name]))
  return (typed: string) => byKey.get(nameKey(typed))
}

export function formOf(
  { name, quantity, notes, store: said }: ReadItem,
  { usual, store }: Pick<Known, 'usual' | 'store'>,
) {
  const key = nameKey(name)
  const last = usual.find((each) => nameKey(each.name) === key)
  const form: ShoppingItemForm = {
    name: last && sameName(last.name, name) ? last.name : name,
    quantity,
    notes,
    store: said ?? last?.store ?? store,
    category: last?.category ?? null,
    priority: last?.priority ?? 'medium',
    addedBy: null,
    isCompleted: false,
  }
  return form
}

/**
 * The question as the list stands now: another phone may have bought or changed the item. Once it
 * has left the list, nobody waits for an answer.
 */
export function asItIsNow({ there, form }: Question, items: readonly ShoppingItem[]): Question[] {
  const now = items.find(({ id }) => id === there.id)
  if (!now) return []
  return now.isCompleted
    ? [{ there: now, isBought: true, form, sum: null }]
    : [{ there: now, form, sum: addAmounts(now.quantity, form.quantity) }]
}

export function askAbout({ there: { name, quantity }, isBought, sum }: Question): string {
  const what = quantity ? `${name} (${quantity})` : name
  if (isBought) return `${what} is no longer to buy. Add another?`
  return sum
    ? `${what} is already on the list. Make it ${sum}?`
    : `${what} is already on the list. Add another?`
}
