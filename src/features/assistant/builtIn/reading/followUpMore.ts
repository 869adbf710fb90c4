import { addDays } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import type { EarlierProposal } from '../../turn.ts'
import { fieldsOf, textOf } from '../itemFields.ts'
import { propose, type Reading, type Scene, together } from '../reading.ts'
import { readItems, type SpokenItem } from '../text/itemList.ts'
import { readWhen } from '../text/when.ts'
import { dishName } from './dishes.ts'
import { goneFood, takenOut } from './goneFood.ts'
import { ofType } from './lastProposals.ts'
import { mealChanges } from './mealChanges.ts'
import { ownNames } from './ownNames.ts'
import { pantryChanges } from './pantryChanges.ts'
import { append } from './people.ts'
import { changeInPantry, changeOnList } from './recordChanges.ts'
import { offTheList, removals } from './removals.ts'
import { stock } from './stocking.ts'
import { readWish, wantItems } from './wish.ts'

const begins =
  /^(?:oh[, ]+)?(?:and(?: also| then)?|also|plus|as well as|oh and|don't forget(?: the)?|same (?:for|with)|the same (?:for|with)|likewise)[, ]+(.+)$/i
const ends = /^(.+?)[, ]+(?:too|as well|also)$/i
const preferences = ['dislikes', 'likes', 'keyGoalsAndLimits'] as const

const verb =
  /^(?:add|put|buy|get|remove|delete|take|move|plan|we|i|cancel|what|is|are|do|when|where|who|how|remember|forget|tick|check|make|change|swap|the .+ (?:is|are)|there|[a-z]+ (?:is|hates|loves|likes|doesn't)|no|not)\b/i

/** 'and butter': one more of what was proposed last, with the same store or place. */
export function addMore(
  text: string,
  last: readonly EarlierProposal[],
  scene: Scene,
): Reading | undefined {
  const alike = sameFor(text, last, scene)
  if (alike) return alike
  const said = begins.exec(text)?.[1] ?? ends.exec(text)?.[1]
  if (!said || verb.test(said)) return undefined
  const words = said.replace(/[, ]+(?:too|as well|also|please)$/i, '')
  const meal = ofType(last, 'CREATE_MENU_TEXT')
  const when = readWhen(words, scene.today)
  if (meal) return anotherMeal(meal, words, scene)
  const cancelled = ofType(last, 'DELETE_MENU_ITEM_TEXT')
  if (cancelled) {
    // 'and the lunch too' is that of the same day.
    const day = when.days.length === 0 ? textOf(cancelled.items.at(-1), 'date') : null
    return mealChanges(`cancel ${words}${day && when.mealType ? ` on ${day}` : ''}`, scene)
  }
  if (when.days.length > 0 || when.mealType) return undefined
  const items = readItems(words, ownNames(scene))
  if (items.length === 0) return undefined
  if (ofType(last, 'DELETE_PANTRY_ITEMS_TEXT')) {
    if (ofType(last, 'ADD_SHOPPING_ITEMS_TEXT')) return goneFood(`we're out of ${words}`, scene)
    return together(items.map(({ name }) => takenOut(name, scene)))
  }
  if (ofType(last, 'DELETE_SHOPPING_ITEMS_TEXT'))
    return together(items.map(({ name }) => offTheList(name, scene)))
  if (ofType(last, 'DELETE_RECIPE_TEXT')) return removals(`delete the ${words} recipe`, scene)
  const stocked = ofType(last, 'ADD_PANTRY_ITEMS_TEXT')
  if (stocked) {
    if (ofType(last, 'UPDATE_SHOPPING_ITEMS_TEXT'))
      return pantryChanges(`we bought ${words}`, scene)
    const places = new Set(stocked.items.map((item) => textOf(item, 'location')))
    const [place = null] = places
    const isSaid =
      places.size === 1 && place !== 'Pantry' && place !== 'Fridge' && place !== 'Counter'
    return stock(items, { location: isSaid ? place : null }, scene)
  }
  const wanted = ofType(last, 'ADD_SHOPPING_ITEMS_TEXT')
  if (wanted) {
    const wish = readWish(words, scene)
    const store = wish.store ?? textOf(wanted.items.at(-1), 'store')
    return wantItems(
      readItems(wish.rest, ownNames(scene)),
      { ...wish, store },
      textOf(wanted.items.at(-1), 'addedBy'),
      scene,
    )
  }
  const changed = ofType(last, 'UPDATE_SHOPPING_ITEMS_TEXT', 'UPDATE_PANTRY_ITEMS_TEXT')
  if (changed) return sameChange(changed, items, scene)
  return aboutMember(
    last,
    items.map(({ name }) => name),
    scene,
  )
}

/** 'the tofu too' after something else was moved or ticked off. */
function sameChange(
  { type, items: before }: EarlierProposal,
  items: readonly SpokenItem[],
  scene: Scene,
): Reading {
  const { id: _, ...patch } = fieldsOf(before.at(-1))
  const change = type === 'UPDATE_PANTRY_ITEMS_TEXT' ? changeInPantry : changeOnList
  return together(items.map(({ name }) => change(name, patch, scene)))
}

/** 'so does Dad', 'Dad too' after 'Maya hates beets'. */
function sameFor(
  text: string,
  last: readonly EarlierProposal[],
  scene: Scene,
): Reading | undefined {
  const said =
    /^(?:and )?(?:so (?:does|is|do) (.+)|same for (.+)|(.+?) (?:does |is )?(?:too|as well))$/i.exec(
      text,
    )
  const name = said?.[1] ?? said?.[2] ?? said?.[3]
  const member = scene.household.members.find(
    (each) => name && nameKey(each.name) === nameKey(name),
  )
  const noted = ofType(
    last,
    'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
    'UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT',
  )
  const item = noted?.items.at(-1)
  const field = preferences.find((each) => textOf(item, each))
  const lines = field && textOf(item, field)
  return member && field && lines ? append(member, { field, lines: lines.split('\n') }) : undefined
}

/** 'and olives' after 'Dad hates mushrooms'. */
function aboutMember(
  last: readonly EarlierProposal[],
  names: string[],
  scene: Scene,
): Reading | undefined {
  const noted = ofType(
    last,
    'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
    'UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT',
  )
  const item = noted?.items.at(-1)
  const { members } = scene.household
  const name = textOf(item, 'name')
  const member = members.find((each) =>
    name
      ? each.name === name
      : item !== null && typeof item === 'object' && 'id' in item && item.id === each.id,
  )
  const field = preferences.find((each) => textOf(item, each))
  if (!member || !field) return undefined
  const mark = /\([^)]*\)$/.exec(textOf(item, field) ?? '')?.[0]
  return append(member, { field, lines: names.map((each) => (mark ? `${each} ${mark}` : each)) })
}

/** 'and on Friday' plans the same dish again; 'and pizza' the day after with another. */
function anotherMeal({ items }: EarlierProposal, words: string, scene: Scene): Reading | undefined {
  const item = items.at(-1)
  if (typeof item !== 'object' || item === null) return undefined
  const when = readWhen(words, scene.today)
  const dish = dishName(when.rest)
  if (dish !== '') return undefined
  const days = when.days.length > 0 ? when.days : [addDays(textOf(item, 'date') ?? scene.today, 0)]
  return propose(
    'CREATE_MENU_TEXT',
    days.map((date) => ({
      ...item,
      date,
      ...(when.mealType && { mealType: when.mealType }),
      ...(when.time && { time: when.time }),
    })),
  )
}
