import { dataText, labelled } from '#server/prompts/dataText.ts'
import { definePromptList } from '#server/prompts/promptList.ts'
import { addDays, sayDay } from '#shared/days.ts'
import { mealEndpoints } from './menu.endpoints.ts'
import { listMeals } from './menu.queries.ts'

export const menuPrompt = definePromptList({
  name: 'meals',
  title: 'Menu',
  range: 'from two weeks back to five weeks ahead',
  place: 3,
  topic: mealEndpoints.topic,
  read: (reader, today) =>
    listMeals(reader, { startDate: addDays(today, -14), endDate: addDays(today, 35) }),
  isDaily: true,
  fields: (meal, isFull) => [
    `${meal.date} ${sayDay(meal.date, { weekday: 'short' })} ${meal.time}`,
    dataText(meal.mealType, 30),
    dataText(meal.recipeName, 120) + (meal.recipeId ? ` (recipe ${meal.recipeId})` : ''),
    labelled('eaters', meal.attendees?.join(', '), 120),
    labelled('notes', meal.notes, isFull ? 300 : 60),
  ],
  searched: (meal) => ({
    name: [meal.recipeName],
    about: [meal.mealType, ...(meal.attendees ?? [])],
    inside: [meal.notes],
  }),
})
