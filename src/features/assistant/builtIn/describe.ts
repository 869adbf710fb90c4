import type { CommandType } from '#features/cards.logic.ts'
import { dayName, twelveHour } from '#shared/days.ts'
import { fieldsOf, idOf, nameOf, textOf } from './itemFields.ts'
import type { Scene } from './reading.ts'
import { enumerated } from './text/plainText.ts'

type Described = { type: CommandType; items: readonly unknown[] }

const bold = (name: string) => `**${name}**`
const names = (items: readonly unknown[]) => enumerated(items.map((item) => bold(nameOf(item))))

const amounts = (items: readonly unknown[]) =>
  enumerated(
    items.map((item) => {
      const quantity = textOf(item, 'quantity')
      return quantity && quantity !== '1'
        ? `${bold(nameOf(item))} (${quantity})`
        : bold(nameOf(item))
    }),
  )

/** Items that go to one place are said together. */
function grouped(items: readonly unknown[], field: string): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>()
  for (const item of items) {
    const key = textOf(item, field) ?? ''
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

const labels: Readonly<Record<string, string>> = {
  expiryDate: 'expires',
  recipeName: 'dish',
  mealType: 'meal',
  keyGoalsAndLimits: 'goals and limits',
  prepTime: 'prep time',
  cookTime: 'cook time',
}

function changedFields(item: unknown, today: string): string {
  const said = Object.entries(fieldsOf(item))
    .filter(([field]) => field !== 'id' && field !== 'recipeId')
    .map(([field, value]) => {
      if (field === 'isCompleted')
        return value === true ? 'would be ticked off' : 'would be to buy again'
      const text = Array.isArray(value) ? value.join(', ') : String(value)
      const shown =
        field === 'date' ? dayName(text, today) : field === 'time' ? twelveHour(text) : text
      return `${labels[field] ?? field}: ${shown.replaceAll('\n', '; ')}`
    })
  return enumerated(said)
}

function recordName(type: CommandType, item: unknown, { household }: Scene): string {
  const id = idOf(item)
  const byId = <T extends { id: number }>(list: readonly T[]) => list.find((each) => each.id === id)
  const lists: Partial<Record<CommandType, string | undefined>> = {
    UPDATE_PANTRY_ITEMS_TEXT: byId(household.pantry)?.name,
    UPDATE_SHOPPING_ITEMS_TEXT: byId(household.shopping)?.name,
    UPDATE_RECIPE_TEXT: byId(household.recipes)?.title,
    UPDATE_MENU_ITEM_TEXT: byId(household.meals)?.recipeName,
    UPDATE_KNOWLEDGE_ITEM_TEXT: byId(household.knowledge)?.name,
    UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT: byId(household.members)?.name,
    UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT: byId(household.wholeFamily)?.name,
  }
  return lists[type] ?? nameOf(item)
}

const meal = (item: unknown, today: string) => {
  const day = textOf(item, 'date')
  const type = textOf(item, 'mealType')
  const when = [day && dayName(day, today), type?.toLowerCase()].filter(Boolean).join(', ')
  const time = textOf(item, 'time')
  return `${bold(nameOf(item) || 'the meal')}${when ? ` (${when}${time ? `, ${twelveHour(time)}` : ''})` : ''}`
}

function preferences(item: unknown): string {
  const said = (['likes', 'dislikes', 'keyGoalsAndLimits'] as const).flatMap((field) => {
    const text = textOf(item, field)
    return text ? [`${labels[field] ?? field}: ${text.replaceAll('\n', '; ')}`] : []
  })
  return `${bold(nameOf(item))} (${said.join('. ')})`
}

const sentences: Partial<Record<CommandType, (items: readonly unknown[], scene: Scene) => string>> =
  {
    ADD_SHOPPING_ITEMS_TEXT: (items) =>
      [...grouped(items, 'store')]
        .map(
          ([store, some]) =>
            `${amounts(some)} would go on the shopping list${store ? ` for ${bold(store)}` : ''}.`,
        )
        .join(' '),
    ADD_PANTRY_ITEMS_TEXT: (items) =>
      [...grouped(items, 'location')]
        .map(
          ([place, some]) =>
            `${amounts(some)} would go into the pantry${place ? ` (${place})` : ''}.`,
        )
        .join(' '),
    DELETE_PANTRY_ITEMS_TEXT: (items) => `${names(items)} would leave the pantry.`,
    DELETE_SHOPPING_ITEMS_TEXT: (items) => `${names(items)} would come off the shopping list.`,
    ADD_RECIPE_TEXT: (items) => `${names(items)} would go into the recipe book.`,
    DELETE_RECIPE_TEXT: (items) => `${names(items)} would leave the recipe book.`,
    CREATE_MENU_TEXT: (items, { today }) =>
      `On the menu: ${enumerated(items.map((item) => meal(item, today)))}.`,
    RECORD_COOKED_MEAL_TEXT: (items) =>
      `${names(items)} would be noted as cooked: what it took leaves the pantry, and what ran out goes on the shopping list.`,
    DELETE_MENU_ITEM_TEXT: (items, { today }) =>
      `${enumerated(items.map((item) => meal(item, today)))} would come off the menu.`,
    ADD_KNOWLEDGE_ITEM_TEXT: (items) =>
      items
        .map(
          (item) =>
            `To remember under ${bold(textOf(item, 'vaultName') ?? 'General')}: ${textOf(item, 'content') ?? nameOf(item)}`,
        )
        .join(' '),
    DELETE_KNOWLEDGE_ITEM_TEXT: (items) => `The note ${names(items)} would be forgotten.`,
    ADD_FAMILY_MEMBER_PREFERENCE_TEXT: (items) =>
      `To note for ${enumerated(items.map(preferences))}.`,
    DELETE_FAMILY_MEMBER_PREFERENCE_TEXT: (items) => `${names(items)} would be taken out.`,
    ADD_WHOLE_FAMILY_PREFERENCE_TEXT: (items) =>
      `For the whole family: ${enumerated(items.map((item) => `${bold(nameOf(item))}${textOf(item, 'value') ? ` (${textOf(item, 'value')})` : ''}`))}.`,
    DELETE_WHOLE_FAMILY_PREFERENCE_TEXT: (items) => `The rule ${names(items)} would be taken out.`,
  }

/** What a proposal would do, in a sentence. */
export function describe({ type, items }: Described, scene: Scene): string {
  const sentence = sentences[type]
  if (sentence) return sentence(items, scene)
  const lines = items.map(
    (item) =>
      `${bold(recordName(type, item, scene))}: ${changedFields(item, scene.today) || 'changed'}`,
  )
  return `${enumerated(lines)}.`
}
