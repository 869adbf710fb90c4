import { daysFrom } from '#shared/days.ts'
import { dish, planInput } from './planInput.factory.ts'
import type { PlanInput } from './planInput.logic.ts'
import type { PlanRules } from './planning.contract.ts'
import { planWeek, type WeekQuestion } from './planWeek.logic.ts'

/** A Monday. */
export const monday = '2026-11-16'
export const week = daysFrom(monday, 7)
export const [, tuesday = '', wednesday = '', , friday = ''] = week

const plain: PlanRules = {
  meatlessNights: 0,
  fishNights: 0,
  weeknightMinutes: null,
  repeatAfterDays: 7,
  useExpiring: false,
  favoritesFirst: false,
  mindCalendar: false,
}

type Asked = Partial<Omit<WeekQuestion, 'input' | 'rules'>> & {
  input: Partial<PlanInput>
  rules?: Partial<PlanRules>
}

export const plan = ({ input: given, rules, ...asked }: Asked) =>
  planWeek({
    input: planInput(given),
    today: monday,
    mealType: 'Dinner',
    days: [monday],
    rules: { ...plain, ...rules },
    ...asked,
  })

export const titles = (asked: Asked) =>
  plan(asked).days.map(({ recipe, why }) => recipe?.title ?? why[0])
export const whys = (asked: Asked) => plan(asked).days.map(({ why }) => why)

export const chili = dish(1, 'Beef chili')
export const curry = dish(2, 'Chicken curry')
export const soup = dish(3, 'Lentil soup')
export const salmon = dish(4, 'Salmon')
export const greens = dish(5, 'Garden pie with spinach', { ingredients: 'spinach' })
export const book = [chili, curry, soup, salmon, greens]
