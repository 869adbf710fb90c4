import type { CommandType } from '#features/cards.logic.ts'
import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { fieldsOf, nameOf, textOf } from '../itemFields.ts'
import { ask, type Choice, propose, type Reading, type Scene, say } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { withoutCourtesy } from '../text/mood.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen } from '../text/when.ts'
import { countedItem, namedItem } from './followUpNamed.ts'
import { isReading, mealPatch, type Patch, shift, thingPatches } from './followUpPatches.ts'
import { takenOut } from './goneFood.ts'
import { inPlaceOf } from './lastProposals.ts'
import { offTheList } from './removals.ts'

const opening =
  /^(?:(?:no|nope|actually|sorry|oops|whoops|wait|oh|i mean|i meant|rather|better|hmm|ok|okay|please|well|correction|or)[,:. ]+(?:i meant? )?)*/i
const making =
  /^(?:make (?:it|that|them|those|this)|change (?:it|that|them|those|this) to|let's make (?:it|that)|let's do|(?:do|have|plan|schedule)(?= (?:it |that )?(?:on |for |next |this )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|today|the day))|set (?:it|that) to|put (?:it|that|them) (?=on|in|for|at)|do (?:it|that) (?=on|in|for|at)|move (?:it|that|them) (?:to|(?=in|on))|switch (?:it|that) to|it's|it is|they're|they are|that's|that should be|it should be)\s*/i
const closing =
  /[, ]+(?:instead|would be better|works better|is better|would work|would be great|better|please|then|rather|better|thanks|of them|of those|though|i mean|i meant)$/i

/** The record that an approved proposal made, if it is clear which. */
function recordOf(type: CommandType, item: unknown, { household }: Scene): number | undefined {
  const key = nameKey(nameOf(item))
  const list = /SHOPPING/.test(type)
    ? household.shopping
    : /PANTRY/.test(type)
      ? household.pantry
      : []
  const named = list.filter(({ name }) => nameKey(name) === key)
  const meals = /MENU/.test(type)
    ? household.meals.filter(
        ({ date, recipeName }) => date === textOf(item, 'date') && nameKey(recipeName) === key,
      )
    : []
  const [one, another] = [...named, ...meals]
  return one && !another ? one.id : undefined
}

const updates: Partial<Record<CommandType, CommandType>> = {
  ADD_SHOPPING_ITEMS_TEXT: 'UPDATE_SHOPPING_ITEMS_TEXT',
  ADD_PANTRY_ITEMS_TEXT: 'UPDATE_PANTRY_ITEMS_TEXT',
  CREATE_MENU_TEXT: 'UPDATE_MENU_ITEM_TEXT',
}

/** '3' instead of '2 lb' means pounds. */
function unitKept(item: unknown, { quantity }: Patch): Patch {
  const unit =
    /^[\d¼½¾.]+ ((?:lbs?|oz|pounds?|cans?|bags?|boxes|bottles|jars|cartons|packs?|gallons?|dozen|bunches|heads|loaves|cups|pints|quarts)\b.*)$/i.exec(
      textOf(item, 'quantity') ?? '',
    )?.[1]
  return typeof quantity === 'string' && /^\d+$/.test(quantity) && unit
    ? { quantity: `${quantity} ${unit}` }
    : {}
}

function changed(
  proposal: EarlierProposal,
  items: readonly unknown[],
  patch: Patch,
  scene: Scene,
): Reading {
  const { type, status } = proposal
  if (status !== 'executed') {
    const all = proposal.items.map((item) =>
      items.includes(item) ? { ...fieldsOf(item), ...patch, ...unitKept(item, patch) } : item,
    )
    return inPlaceOf(proposal, propose(type, all))
  }
  const update = updates[type]
  if (!update)
    return propose(
      type,
      items.map((item) => ({ ...fieldsOf(item), ...patch })),
    )
  const ids = items.map((item) => recordOf(type, item, scene))
  if (ids.some((id) => id === undefined))
    return say('I am not sure which record you mean. Name it, please.')
  return propose(
    update,
    ids.map((id) => ({ id, ...patch })),
  )
}

/** 'diet soda' after 'soda' was proposed: which soda. */
function finerName(
  text: string,
  last: readonly EarlierProposal[],
  scene: Scene,
): Reading | undefined {
  const proposal = last.at(-1)
  const [item, another] = proposal?.items ?? []
  const isWanted = proposal && /^ADD_(?:SHOPPING|PANTRY)/.test(proposal.type) && last.length === 1
  const [said, more] = readItems(text)
  if (!isWanted || another || !said || more || said.quantity || text.split(' ').length > 3)
    return undefined
  return nameKey(text).endsWith(` ${nameKey(nameOf(item))}`) &&
    !/^(?:and|also|plus|no|not|more|add|get|buy|the|some)\b/i.test(text)
    ? changed(proposal, [item], { name: said.name }, scene)
    : undefined
}

/** '7pm', 'Sunday': nothing but a time. */
const isOnlyWhen = (text: string, { today }: Scene) => {
  const when = readWhen(text, today)
  return when.rest === '' && (when.days.length > 0 || when.time !== null)
}

/** 'make it two', 'on Friday instead', 'for Costco', 'at 7', 'make the milk 2 gallons'. */
export function correct(
  text: string,
  last: readonly EarlierProposal[],
  scene: Scene,
): Reading | undefined {
  const opened = withoutCourtesy(text.replace(opening, ''))
  const amount = opened.replace(/^(?:add|get|buy|take|we need|i need|order)\s+/i, '')
  const made = readQuantity(amount) ? amount : opened.replace(making, '')
  const words = made.replace(closing, '').trim()
  const leaning =
    /^(?:on|at|for|from|in|into|to|without|just|only|tomorrow|tonight|today|urgent|high priority|low priority|important|asap|no rush)\b/i
  const isCorrection =
    words !== text ||
    readQuantity(text) !== null ||
    shift.test(text) ||
    leaning.test(text) ||
    isOnlyWhen(text, scene)
  // 'make the honey 2 jars' when honey is what was proposed.
  if (/^(?:make|change|set|bump) the /i.test(opened)) {
    for (const proposal of last.toReversed()) {
      const named = /SHOPPING|PANTRY/.test(proposal.type) && namedItem(opened, proposal, scene)
      if (named) return changed(proposal, [named.item], named.patch, scene)
    }
  }
  const finer = finerName(opened, last, scene)
  if (finer) return finer
  if (!isCorrection || words === '' || words.split(/\s+/).length > 8) return undefined
  const said = opened !== text || made !== opened || closing.test(text)
  const removal = last.find(({ type }) => /^DELETE_(?:PANTRY|SHOPPING)/.test(type))
  if (removal && text.replace(opening, '') !== text) {
    const [item] = readItems(words)
    const remove = removal.type === 'DELETE_PANTRY_ITEMS_TEXT' ? takenOut : offTheList
    if (item) return inPlaceOf(removal, remove(item.name, scene))
  }
  for (const proposal of last.toReversed()) {
    if (
      !/^(?:ADD_SHOPPING|ADD_PANTRY|UPDATE_SHOPPING|UPDATE_PANTRY|CREATE_MENU|UPDATE_MENU)/.test(
        proposal.type,
      )
    )
      continue
    const item = proposal.items.at(-1)
    const isMeal = /MENU/.test(proposal.type)
    const counted = !isMeal && made !== opened && countedItem(words, proposal, scene)
    if (counted && 'commands' in counted) return counted
    if (counted) return changed(proposal, [counted.item], { quantity: counted.quantity }, scene)
    const named = !isMeal && namedItem(words, proposal, scene)
    if (named) return changed(proposal, [named.item], named.patch, scene)
    const patch = isMeal
      ? mealPatch(words, item, scene)
      : thingPatches(
          words,
          proposal.type,
          said &&
            /^(?:no|actually|i mean|sorry|oops|whoops|rather|make|change|.*instead)/i.test(text),
          scene,
        )
    if (!patch) continue
    if (isReading(patch)) return patch
    if (
      proposal.items.length > 1 &&
      ('quantity' in patch || 'name' in patch || (isMeal && 'date' in patch))
    )
      return whichOne(proposal, patch, scene)
    return changed(proposal, proposal.items, patch, scene)
  }
  return undefined
}

const unitIn = (quantity: unknown) =>
  nameKey(/^[\d¼½¾./ ]+(\p{L}+)/u.exec(typeof quantity === 'string' ? quantity : '')?.[1] ?? '')

/** '3 lb' can only mean what is bought by the pound. */
function onlyOfUnit(items: readonly unknown[], { quantity }: Patch): unknown {
  const unit = unitIn(quantity)
  const [one, another] = items.filter(
    (item) => unit !== '' && unitIn(textOf(item, 'quantity')) === unit,
  )
  return another === undefined ? one : undefined
}

function whichOne(proposal: EarlierProposal, patch: Patch, scene: Scene): Reading {
  const meant = onlyOfUnit(proposal.items, patch)
  if (meant !== undefined) return changed(proposal, [meant], patch, scene)
  const choices: Choice[] = proposal.items.slice(0, 6).map((item) => ({
    label: nameOf(item),
    commands: changed(proposal, [item], patch, scene).commands,
  }))
  return ask(
    `Which one: ${enumerated(
      choices.map(({ label }) => `**${label}**`),
      'or',
    )}?`,
    choices,
  )
}
