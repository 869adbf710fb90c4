import { z } from 'zod'
import { ingredientsOf, stepsOf } from '#features/recipes/recipes.logic.ts'
import { isDay } from '#shared/days.ts'
import { neededForDays } from '../../builtIn/planning/needed.ts'
import type { Household } from '../../household.queries.ts'
import { matchesOf } from '../budget/relevance.ts'
import { stemsOf, tellingWords } from '../budget/stems.ts'
import { dataText } from './dataText.ts'
import { headings, type ListName, listNames } from './promptLists.ts'
import { lineOf } from './recordLines.ts'

/** A read-only tool over the household that was read for the turn. */
export type Lookup = {
  name: string
  description: string
  input: z.ZodType
  /** The found records as lines, or the problem with the input. */
  run: (household: Household, input: unknown, today: string) => string
}

const mostFound = 40
const longestResult = 8_000

const FindRecords = z.object({
  list: z.enum(listNames),
  words: z.string().max(200).describe('Names or words, for instance "lentil soup"'),
})

const findRecords: Lookup = {
  name: 'find_records',
  description:
    'Finds records of a list that are not shown in the data, by words of their name, category, place, tags or ingredients. Changes nothing.',
  input: FindRecords,
  run: (household, input) => {
    const asked = FindRecords.safeParse(input)
    if (!asked.success) return `It takes a list (${listNames.join(', ')}) and words.`
    const { list, words } = asked.data
    const found = search(household, list, words)
    if (found.length === 0) return `${headings[list]}: nothing has "${dataText(words, 100)}".`
    const shown = found.slice(0, mostFound).map((place) => {
      const record = household[list][place]
      return record ? lineOf(list, record, 'brief').text : ''
    })
    const more = found.length - shown.length
    return [`${headings[list]}:`, ...shown, ...(more > 0 ? [`${more} more have them, too.`] : [])]
      .join('\n')
      .slice(0, longestResult)
  },
}

function search(household: Household, list: ListName, words: string): number[] {
  const telling = tellingWords(words)
  const all = telling.length > 0 ? telling : [...new Set(stemsOf(words))]
  const matches = matchesOf(household, list, new Map(all.map((word) => [word, 1])))
  return [...matches].sort(([, a], [, b]) => b.score - a.score).map(([place]) => place)
}

const ReadRecipe = z.object({ id: z.coerce.number().int() })

const readRecipe: Lookup = {
  name: 'read_recipe',
  description: 'The whole recipe with all ingredients and steps, by its id. Changes nothing.',
  input: ReadRecipe,
  run: ({ recipes }, input) => {
    const asked = ReadRecipe.safeParse(input)
    const recipe = asked.success && recipes.find(({ id }) => id === asked.data.id)
    if (!recipe) return 'There is no recipe with this id.'
    const lines = (label: string, texts: string[]) =>
      texts.length === 0 ? [] : [`${label}:`, ...texts.map((text) => `- ${dataText(text, 500)}`)]
    return [
      lineOf('recipes', recipe, 'brief').text,
      ...lines('Ingredients', ingredientsOf(recipe.ingredients)),
      ...lines('Instructions', stepsOf(recipe.instructions)),
      ...lines('Notes', recipe.notes ? [recipe.notes] : []),
    ]
      .join('\n')
      .slice(0, longestResult)
  },
}

const day = z.string().refine(isDay).describe('yyyy-MM-dd')
const NeededForDays = z.object({ startDate: day, endDate: day })

const neededForPlan: Lookup = {
  name: 'needed_for_days',
  description:
    'What has to be bought for the planned meals of some days: the amounts of their recipes, less what is at home and on the list. Changes nothing.',
  input: NeededForDays,
  run: (household, input, today) => {
    const asked = NeededForDays.safeParse(input)
    if (!asked.success) return 'It takes a startDate and an endDate, both as yyyy-MM-dd.'
    const { startDate, endDate } = asked.data
    const meals = household.meals.filter(
      ({ date }) => date >= today && date >= startDate && date <= endDate,
    )
    const { items, cooked } = neededForDays(meals, { household, today })
    if (cooked === 0) return 'Nothing that is planned then has a recipe.'
    if (items.length === 0) return 'Everything for those days is at home or on the list.'
    return items
      .map(({ name, quantity, notes }) =>
        dataText(`- ${name}: ${quantity ?? 'some'}${notes ? ` (${notes})` : ''}`, 300),
      )
      .join('\n')
      .slice(0, longestResult)
  },
}

export const lookups: readonly Lookup[] = [findRecords, readRecipe, neededForPlan]
