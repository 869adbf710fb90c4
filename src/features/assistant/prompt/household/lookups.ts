import { z } from 'zod'
import { ingredientsOf, stepsOf } from '#features/recipes/recipes.logic.ts'
import { dataText } from '#server/prompts/dataText.ts'
import { headingOf, type PromptList } from '#server/prompts/promptList.ts'
import { isDay } from '#shared/days.ts'
import { oncePer } from '#shared/oncePer.ts'
import { neededForDays } from '../../builtIn/planning/needed.ts'
import { type Household, recordsIn } from '../../household.queries.ts'
import { matchesOf } from '../budget/relevance.ts'
import { stemsOf, tellingWords } from '../budget/stems.ts'
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

const findRecords = (lists: readonly PromptList[]): Lookup => {
  const names = lists.map(({ name }) => name)
  const FindRecords = z.object({
    list: z.enum(names),
    words: z.string().max(200).describe('Names or words, for instance "lentil soup"'),
  })
  return {
    name: 'find_records',
    description:
      'Finds records of a list that are not shown in the data, by words of their name, category, place, tags or ingredients. Changes nothing.',
    input: FindRecords,
    run: (household, input) => {
      const { data: asked } = FindRecords.safeParse(input)
      const list = lists.find(({ name }) => name === asked?.list)
      if (!asked || !list) return `It takes a list (${names.join(', ')}) and words.`
      const found = search(household, list, asked.words)
      const heading = headingOf(list)
      if (found.length === 0) return `${heading}: nothing has "${dataText(asked.words, 100)}".`
      const records = recordsIn(household, list)
      const shown = found.slice(0, mostFound).map((place) => {
        const record = records[place]
        return record ? lineOf(list, record, 'brief').text : ''
      })
      const more = found.length - shown.length
      return [`${heading}:`, ...shown, ...(more > 0 ? [`${more} more have them, too.`] : [])]
        .join('\n')
        .slice(0, longestResult)
    },
  }
}

function search(household: Household, list: PromptList, words: string): number[] {
  const telling = tellingWords(words)
  const all = telling.length > 0 ? telling : [...new Set(stemsOf(words))]
  const matches = matchesOf(household, list, new Map(all.map((word) => [word, 1])))
  return [...matches].sort(([, a], [, b]) => b.score - a.score).map(([place]) => place)
}

const ReadRecipe = z.object({ id: z.coerce.number().int() })

const readRecipe = (lists: readonly PromptList[]): Lookup => ({
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
      ...lists
        .filter(({ name }) => name === 'recipes')
        .map((list) => lineOf(list, recipe, 'brief').text),
      ...lines('Ingredients', ingredientsOf(recipe.ingredients)),
      ...lines('Instructions', stepsOf(recipe.instructions)),
      ...lines('Notes', recipe.notes ? [recipe.notes] : []),
    ]
      .join('\n')
      .slice(0, longestResult)
  },
})

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

export const lookupsIn = oncePer((lists: readonly PromptList[]): readonly Lookup[] => [
  findRecords(lists),
  readRecipe(lists),
  neededForPlan,
])
