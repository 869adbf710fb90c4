import type { CommandType } from '#features/cards.logic.ts'
import { dayInText, sayTime } from '#shared/days.ts'
import { isMustAvoid } from '#shared/foods/mustAvoid.ts'
import type { ProposedCommand } from '../../turn.ts'
import { mealLabel, pantryLabel, shoppingLabel } from '../find/decide.ts'
import { capitalised, enumerated } from '../normalise/plainText.ts'
import { type Choice, fieldsOf, idOf, nameOf, recordName, type Scene, textOf } from '../reading.ts'
import { sayChanges } from './saidChanges.ts'

type Items = readonly unknown[]

const bold = (name: string) => `**${name}**`
const names = (items: Items) => enumerated(items.map((item) => bold(nameOf(item))))

function amounts(items: Items): string {
  const said = items.map((item) => {
    const quantity = textOf(item, 'quantity')
    return bold(nameOf(item)) + (quantity && quantity !== '1' ? ` (${quantity})` : '')
  })
  return enumerated(said)
}

/** Items that go to one place are said together. */
function byPlace(items: Items, field: string, phrase: (some: Items, place: string) => string) {
  const groups = Map.groupBy(items, (item) => textOf(item, field) ?? '')
  return enumerated([...groups].map(([place, some]) => phrase(some, place)))
}

/** What an item is called; where its record has a namesake, what tells them apart. */
function labelOf(type: CommandType, item: unknown, scene: Scene): string {
  const name = recordName(type, item, scene)
  const { pantry, shopping, meals } = scene.household
  const id = idOf(item)
  const isIt = (each: { id: number }) => each.id === id
  const ahead = meals.filter(({ date, recipeName }) => date >= scene.today && recipeName === name)
  const [stock, listed, meal] = [pantry.find(isIt), shopping.find(isIt), ahead.find(isIt)]
  if (/PANTRY/.test(type) && stock) return pantryLabel(stock, scene)
  if (/SHOPPING/.test(type) && listed) return shoppingLabel(listed, scene)
  return /MENU/.test(type) && meal && ahead.length > 1 ? mealLabel(meal, scene) : name
}

function meal(item: unknown, { today }: Scene): string {
  const [day, type, time] = ['date', 'mealType', 'time'].map((field) => textOf(item, field))
  const when = [day && dayInText(day, today), type?.toLowerCase(), time && sayTime(time)]
  const { servings } = fieldsOf(item)
  const said = [...when, servings && `for ${servings}`].filter(Boolean).join(', ')
  return `${bold(nameOf(item) || 'the meal')}${said && ` (${said})`}`
}

const lines = (text: string) => enumerated(text.split('\n').map((line) => line.toLowerCase()))

const isTold = (item: unknown) =>
  ['keyGoalsAndLimits', 'likes', 'dislikes'].some((field) => textOf(item, field))

/** 'that Dad must avoid kiwi', 'that Maya likes noodles'. */
export function preference(item: unknown): string {
  const goal = textOf(item, 'keyGoalsAndLimits')
  if (goal) return `for ${bold(nameOf(item))}: ${lines(goal)}`
  const verbs = { likes: 'likes', dislikes: "doesn't like" }
  const said = Object.entries(verbs).flatMap(([field, verb]) => {
    const text = textOf(item, field)
    if (!text) return []
    const binds = field === 'dislikes' && text.split('\n').every((line) => isMustAvoid(line))
    const plain = binds ? text.replace(/\s*\(.*?\)|^(?:must avoid|allergic to) /gim, '') : text
    return [`${binds ? 'must avoid' : verb} ${lines(plain)}`]
  })
  return `that ${bold(nameOf(item))} ${said.join(' and ')}`
}

const phrases: Partial<Record<CommandType, (items: Items, scene: Scene) => string>> = {
  ADD_SHOPPING_ITEMS_TEXT: (items) =>
    byPlace(
      items,
      'store',
      (some, store) => `put ${amounts(some)} on the shopping list${store && ` for ${bold(store)}`}`,
    ),
  DELETE_SHOPPING_ITEMS_TEXT: (items) => `take ${names(items)} off the shopping list`,
  UPDATE_SHOPPING_ITEMS_TEXT: (items, scene) => {
    const said = enumerated(
      items.map((item) => bold(labelOf('UPDATE_SHOPPING_ITEMS_TEXT', item, scene))),
    )
    const isAll = (isCompleted: boolean) =>
      items.every((item) => fieldsOf(item).isCompleted === isCompleted)
    if (isAll(false)) return `put ${said} back on the shopping list`
    return isAll(true) ? `check off ${said}` : change('UPDATE_SHOPPING_ITEMS_TEXT', items, scene)
  },
  ADD_PANTRY_ITEMS_TEXT: (items) =>
    byPlace(
      items,
      'location',
      (some, place) => `put ${amounts(some)} in the pantry${place && ` (${place})`}`,
    ),
  DELETE_PANTRY_ITEMS_TEXT: (items) => `take ${names(items)} out of the pantry`,
  ADD_RECIPE_TEXT: (items) => `save the recipe ${names(items)}`,
  DELETE_RECIPE_TEXT: (items) => `delete the recipe ${names(items)}`,
  CREATE_MENU_TEXT: (items, scene) => `plan ${enumerated(items.map((item) => meal(item, scene)))}`,
  DELETE_MENU_ITEM_TEXT: (items, scene) =>
    `take ${enumerated(items.map((item) => meal(item, scene)))} off the menu`,
  UPDATE_MENU_ITEM_TEXT: (items, scene) => {
    const moved = items.flatMap((item) => {
      const { id, date, ...others } = fieldsOf(item)
      const isMoved = typeof date === 'string' && Object.keys(others).length === 0
      const name = bold(labelOf('UPDATE_MENU_ITEM_TEXT', item, scene))
      return isMoved ? `move ${name} to ${dayInText(date, scene.today)}` : []
    })
    return moved.length === items.length
      ? enumerated(moved)
      : change('UPDATE_MENU_ITEM_TEXT', items, scene)
  },
  RECORD_COOKED_MEAL_TEXT: (items) =>
    `mark ${names(items)} as cooked, and take what it used out of the pantry`,
  ADD_FAMILY_MEMBER_PREFERENCE_TEXT: (items) => {
    const [told, plain] = [items.filter(isTold), items.filter((item) => !isTold(item))]
    const added = plain.length > 0 ? [`add ${names(plain)} to the family`] : []
    return enumerated([
      ...added,
      ...(told.length > 0 ? [`note ${enumerated(told.map(preference))}`] : []),
    ])
  },
  DELETE_FAMILY_MEMBER_PREFERENCE_TEXT: (items) => `remove ${names(items)}`,
  ADD_WHOLE_FAMILY_PREFERENCE_TEXT: (items) => `make it a family rule: ${names(items)}`,
  DELETE_WHOLE_FAMILY_PREFERENCE_TEXT: (items) => `drop the family rule ${names(items)}`,
  ADD_KNOWLEDGE_ITEM_TEXT: (items) =>
    `remember: ${enumerated(items.map((item) => textOf(item, 'content') ?? nameOf(item)))}`,
  DELETE_KNOWLEDGE_ITEM_TEXT: (items) => `forget the note ${names(items)}`,
}

const change = (type: CommandType, items: Items, scene: Scene) =>
  `change ${enumerated(items.map((item) => `${bold(labelOf(type, item, scene))} (${sayChanges(type, item, scene)})`))}`

/** What some commands would do: 'put **Milk** on the shopping list and take **Milk** out of …'. */
export const phraseOf = (
  commands: readonly Pick<ProposedCommand, 'type' | 'items'>[],
  scene: Scene,
) =>
  enumerated(
    commands.map(({ type, items }) => phrases[type]?.(items, scene) ?? change(type, items, scene)),
  )

const longest = 120

export const labelled = (phrase: string): string => {
  const label = capitalised(phrase.replaceAll('**', ''))
  return label.length > longest ? `${label.slice(0, longest)}…` : label
}

/** A button for some commands: what pressing it would propose. */
export const offer = (commands: readonly ProposedCommand[], scene: Scene): Choice => ({
  label: labelled(phraseOf(commands, scene)),
  commands,
})
