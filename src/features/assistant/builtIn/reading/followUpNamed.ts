import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { findOnList } from '../find/decide.ts'
import { nameOf } from '../itemFields.ts'
import type { Reading, Scene } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readStore } from '../text/places.ts'
import type { Patch } from './followUpPatches.ts'
import { changeOnList } from './recordChanges.ts'

/** 'make it two dozen eggs' names what it is about: among what was proposed, or on the list. */
export function countedItem(
  words: string,
  { type, items }: EarlierProposal,
  scene: Scene,
): { item: unknown; quantity: string } | Reading | undefined {
  const [said, another] = readItems(words)
  if (!said?.quantity || another) return undefined
  const { name, quantity } = said
  const item = items.find((each) => nameKey(nameOf(each)) === nameKey(name))
  if (item) return { item, quantity }
  const isListed =
    /SHOPPING/.test(type) &&
    findOnList(name, scene).certain.filter(({ isCompleted }) => !isCompleted).length === 1
  return isListed ? changeOnList(name, { quantity }, scene) : undefined
}

/** 'make the milk 2 gallons' when milk is among what was proposed. */
export function namedItem(
  words: string,
  { items }: EarlierProposal,
  scene: Scene,
): { item: unknown; patch: Patch } | undefined {
  const [, first = '', rest = ''] =
    /^(?:(?:make|change|set|bump) )?(?:the )?(.+?) (?:to )?((?:\d|one|two|three|four|five|six|a dozen|half|from|at|to|in).*)$/i.exec(
      words,
    ) ?? []
  const item = items.find((each) => first !== '' && nameKey(nameOf(each)) === nameKey(first))
  if (!item) return undefined
  const quantity = readQuantity(rest.replace(/^to /i, ''))
  if (quantity) return { item, patch: { quantity } }
  const store = readStore(rest, scene.household).found
  return store ? { item, patch: { store } } : undefined
}
