import {
  dayText,
  defineCard,
  type Fields,
  few,
  field,
  joined,
  linesIn,
  text,
} from '#shared/commandCard.ts'

export const cookingCard = defineCard({
  recordType: 'cooking',
  commands: { RECORD_COOKED_MEAL_TEXT: 'add' },
  place: 'What we cooked',
  detail: (items, today) =>
    items.length === 1
      ? joined(items.flatMap((item) => cookedDetail(item, today)))
      : few(
          items.map(({ date }) => dayText(date, today)),
          ', ',
        ),
  fields: [
    field('recipeName', 'Dish'),
    field('date', 'Day', 'date'),
    field('servings', 'Servings', 'number'),
    field('leftovers', 'Leftovers'),
    field('used', "What's left, one per line (Carrots: 2 lb)", 'lines'),
    field('toBuy', 'To buy', 'list'),
    field('ratings', 'Stars, one per line (Maya: 5)', 'lines'),
    field('notes', 'Notes'),
  ],
  badge: 'Cooked',
  verb: 'Cooked',
  changesSeveral: true,
})

function cookedDetail({ date, servings, used, toBuy, leftovers }: Fields, today: string) {
  const taken = linesIn(text(used))
  return [
    dayText(date, today),
    text(servings) && `${text(servings)} servings`,
    taken > 0 ? `${taken} from the pantry` : '',
    Array.isArray(toBuy) && toBuy.length > 0 ? `${toBuy.length} to buy` : '',
    text(leftovers) && `left over: ${text(leftovers)}`,
  ]
}
