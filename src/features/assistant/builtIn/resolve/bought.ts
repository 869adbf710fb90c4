import { nameKey } from '#shared/names.ts'
import { findOnList } from '../find/decide.ts'
import { propose, type Reading, say } from '../reading.ts'
import type { Heard } from '../spans/said.ts'

const intoPantry = 'Put away on the Shopping List then fills the pantry.'

/** 'I bought everything but the milk': what is on the list is ticked off, but for that. */
export function allBought({ text, scene }: Heard): Reading | undefined {
  const [, left] = text.split(/\b(?:but|except(?: for)?)\b/i)
  const names = left
    ?.split(/,| and |\bor\b/)
    .map((each) => each.replace(/^\W*(?:the\b)?\W*|\W+$/gi, ''))
  const kept = names?.flatMap((name) => findOnList(name, scene).certain.slice(0, 1)) ?? []
  if (kept.length < (names?.length ?? 0)) return undefined
  const open = scene.household.shopping.filter((item) => !item.isCompleted && !kept.includes(item))
  if (open.length === 0) return say('Nothing is left to buy on the shopping list.')
  const items = open.map(({ id }) => ({ id, isCompleted: true }))
  const { commands } = propose('UPDATE_SHOPPING_ITEMS_TEXT', items)
  return { ...say(intoPantry), commands }
}

/** 'All the Costco stuff is bought'. */
export function boughtAt({ text, scene }: Heard): Reading | undefined {
  const { shopping } = scene.household
  const said = ` ${nameKey(text)} `
  const items = shopping.filter(
    ({ store, isCompleted }) => store && !isCompleted && said.includes(` ${nameKey(store)} `),
  )
  if (items.length === 0) return undefined
  const ticks = items.map(({ id }) => ({ id, isCompleted: true }))
  const { commands } = propose('UPDATE_SHOPPING_ITEMS_TEXT', ticks)
  return { ...say(intoPantry), commands }
}
