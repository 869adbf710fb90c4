import { listRecipes } from '#features/recipes/recipes.queries.ts'
import type { Writing } from '#server/records/change.ts'
import { addDays } from '#shared/days.ts'
import type { MealEventForm } from './menu.contract.ts'
import { defaultTime, type MealType } from './menu.logic.ts'

type Row = [type: MealType, name: string, more?: { time?: string; who?: string[]; notes?: string }]

const grownUps = ['Mom', 'Dad']
const children = ['Maya', 'Junior']

/** Two weeks of meals; the keys are days from today. */
const days: Record<number, Row[]> = {
  [-7]: [
    ['Breakfast', 'Buttermilk pancakes', { time: '09:00' }],
    ['Dinner', 'Veggie lasagna'],
  ],
  [-6]: [
    ['Lunch', 'Greek lentil soup', { who: grownUps }],
    ['Dinner', 'Sunday ramen'],
  ],
  [-5]: [
    ['Breakfast', 'Overnight oats'],
    ['Dinner', 'Beef and broccoli', { who: ['Mom', 'Dad', 'Junior'] }],
    ['Dinner', 'Black bean tacos', { who: ['Maya'] }],
  ],
  [-4]: [['Dinner', 'Penne with roasted tomatoes']],
  [-3]: [
    ['Lunch', 'Miso soup with tofu', { who: ['Mom', 'Maya'] }],
    ['Dinner', 'Sheet pan sausage and peppers'],
  ],
  [-2]: [
    ['Snack', 'Banana bread', { who: children }],
    ['Dinner', 'Chickpea spinach curry', { notes: 'Mild for Junior.' }],
  ],
  [-1]: [
    ['Breakfast', 'Freezer breakfast burritos', { who: children, time: '07:30' }],
    ['Dinner', 'Turkey chili', { notes: 'Make a double batch.' }],
  ],
  0: [
    ['Breakfast', 'Overnight oats'],
    ['Lunch', 'Leftover chili', { who: grownUps }],
    ['Dinner', 'Lemon chicken traybake'],
    ['Snack', 'Apples and peanut butter', { who: children }],
  ],
  1: [
    ['Breakfast', 'Buttermilk pancakes', { time: '09:00' }],
    ['Dinner', 'Veggie lasagna'],
  ],
  2: [
    ['Dinner', 'Black bean tacos', { who: ['Mom', 'Junior'] }],
    ['Snack', 'Banana bread'],
  ],
  3: [
    ['Lunch', 'Greek lentil soup'],
    ['Dinner', 'Salmon with dill potatoes', { notes: 'Fish night.' }],
  ],
  4: [
    ['Breakfast', 'Overnight oats'],
    ['Dinner', 'Thai basil chicken', { who: grownUps }],
  ],
  5: [['Dinner', 'Shakshuka', { time: '18:30' }]],
  6: [['Dinner', "Pizza at Grandma's", { time: '17:30', notes: 'Bring the salad.' }]],
  7: [
    ['Breakfast', 'Buttermilk pancakes', { time: '09:00' }],
    ['Dinner', 'Butter chicken'],
  ],
}

export async function sampleMenu({
  today,
  reads,
}: Pick<Writing, 'today' | 'reads'>): Promise<MealEventForm[]> {
  const recipes = await listRecipes(reads)
  return Object.entries(days).flatMap(([offset, rows]) =>
    rows.map(([mealType, recipeName, { time, who = null, notes = null } = {}]) => ({
      date: addDays(today, Number(offset)),
      time: time ?? defaultTime(mealType) ?? '',
      mealType,
      recipeName,
      recipeId: recipes.find(({ title }) => title === recipeName)?.id ?? null,
      attendees: who,
      servings: null,
      notes,
    })),
  )
}
