import { dayText, defineCard, type Fields, few, field, joined, text } from '#shared/commandCard.ts'
import { isTimeOfDay, sayTime } from '#shared/days.ts'
import { typeName } from './menu.logic.ts'

export const menuCard = defineCard({
  recordType: 'mealEvent',
  commands: {
    CREATE_MENU_TEXT: 'add',
    UPDATE_MENU_ITEM_TEXT: 'update',
    DELETE_MENU_ITEM_TEXT: 'remove',
  },
  legacyCommands: { MENU: 'add' },
  place: 'Menu',
  detail: (items, today) => {
    const [only] = items
    if (items.length === 1 && only) return mealDetail(only, today)
    const days = items.map(({ date }) => dayText(date, today))
    return joined([few(days, ', '), few(items.map(({ mealType }) => typeName(text(mealType))))])
  },
  which: mealPlace,
  kept: (before, after) =>
    'date' in after && !('attendees' in after) && isNamed(before.attendees)
      ? `for ${before.attendees.map(text).join(', ')}`
      : '',
  removedDetail: (items, today) => few(items.map((item) => mealPlace(item, today))),
  fields: [
    field('recipeName', 'Dish'),
    field('date', 'Date', 'date'),
    field('time', 'Time', 'time'),
    field('mealType', 'Meal type'),
    field('attendees', 'Who eats', 'list'),
    field('notes', 'Notes'),
  ],
  shownFields: ['recipeName', 'date', 'time', 'mealType', 'attendees'],
  badge: 'Create',
  groupKey: ({ date, mealType }) => `${date} ${typeName(text(mealType)).toLowerCase()}`,
  replacesRepeated: true,
})

function mealPlace({ date, mealType }: Fields, today: string): string {
  return joined([dayText(date, today), typeName(text(mealType))])
}

function mealDetail({ date, time, mealType, attendees }: Fields, today: string): string {
  const at = text(time)
  const meal = joined([typeName(text(mealType)), isTimeOfDay(at) ? sayTime(at) : at], ' ')
  const eating = isNamed(attendees) ? attendees.map(text).join(', ') : 'Everyone'
  return joined([dayText(date, today), meal, eating])
}

const isNamed = (attendees: unknown): attendees is unknown[] =>
  Array.isArray(attendees) && attendees.length > 0
