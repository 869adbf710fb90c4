import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { AppContext } from '#server/appContext.ts'
import { dataText } from '#server/prompts/dataText.ts'
import { headingOf, type PromptList } from '#server/prompts/promptList.ts'
import { isDay } from '#shared/days.ts'
import { mustAvoids } from '#shared/foods/mustAvoid.ts'
import { oncePer } from '#shared/oncePer.ts'
import { sameName } from '#shared/order.ts'
import { type Household, recordsIn } from './household.queries.ts'
import { createHouseholdSnapshot } from './householdSnapshot.ts'
import { itemSchema, mostItems, offeredCommands } from './models/routerTools.ts'
import { type Lookup, lookupsIn } from './prompt/household/lookups.ts'
import { lineOf } from './prompt/household/recordLines.ts'

/** What a program outside may read, as the assistant's own models may. */
export type OutsideRead = {
  name: string
  description: string
  schema: JSONSchema7
  run: (input: unknown) => Promise<string>
}

export const readsForOutside = oncePer((app: AppContext): readonly OutsideRead[] => {
  const snapshot = createHouseholdSnapshot(app)
  const lookups = [
    listRecords(app.promptLists),
    menuOfDays(app.promptLists),
    whoMustAvoid,
    ...lookupsIn(app.promptLists),
  ]
  return lookups.map(({ name, description, input, run }) => ({
    name,
    description,
    schema: itemSchema(input),
    run: async (given) => {
      const today = await app.today()
      const household = { ...(await snapshot(today)), promptLists: app.promptLists }
      return run(household, given, today)
    },
  }))
})

/** The commands that can be proposed from outside, and what they take. */
export const commandsForOutside = (app: AppContext) =>
  offeredCommands([...app.commands.values()]).map(({ type, description, item }) => ({
    type,
    description,
    schema: {
      type: 'object',
      properties: {
        items: { type: 'array', items: itemSchema(item), minItems: 1, maxItems: mostItems },
      },
      required: ['items'],
    } satisfies JSONSchema7,
  }))

const mostListed = 200

const linesOf = (household: Household, list: PromptList, most = mostListed) =>
  recordsIn(household, list)
    .slice(0, most)
    .map((record) => lineOf(list, record, 'brief').text)

function listRecords(lists: readonly PromptList[]): Lookup {
  const ListRecords = z.object({ list: z.enum(lists.map(({ name }) => name)) })
  return {
    name: 'list_records',
    description: `All records of one of the household's lists, at most ${mostListed}. The number in brackets is the id. Changes nothing.`,
    input: ListRecords,
    run: (household, input) => {
      const { data } = ListRecords.safeParse(input)
      const list = lists.find(({ name }) => name === data?.list)
      if (!list) return `It takes a list: ${lists.map(({ name }) => name).join(', ')}.`
      const lines = linesOf(household, list)
      const more = recordsIn(household, list).length - lines.length
      return [
        `${headingOf(list)}:`,
        ...(lines.length > 0 ? lines : ['Nothing yet.']),
        ...(more > 0 ? [`${more} more: look for them with find_records.`] : []),
      ].join('\n')
    },
  }
}

const day = z.string().refine(isDay).describe('yyyy-MM-dd')
const Days = z.object({ startDate: day, endDate: day })

const menuOfDays = (lists: readonly PromptList[]): Lookup => ({
  name: 'menu_of_days',
  description: 'The planned meals of some days, with who eats. Changes nothing.',
  input: Days,
  run: (household, input) => {
    const { data } = Days.safeParse(input)
    if (!data) return 'It takes a startDate and an endDate, both as yyyy-MM-dd.'
    const meals = household.meals.filter(
      ({ date }) => date >= data.startDate && date <= data.endDate,
    )
    if (meals.length === 0) return 'Nothing is planned then.'
    const list = lists.find(({ name }) => name === 'meals')
    return meals
      .map((meal) => (list ? lineOf(list, meal, 'brief').text : meal.recipeName))
      .join('\n')
  },
})

const Person = z.object({ name: z.string().max(100).optional() })

const whoMustAvoid: Lookup = {
  name: 'who_must_avoid',
  description:
    'Which foods members of the family must not eat (allergies, intolerances, diets): of everybody, or of one by name. Changes nothing.',
  input: Person,
  run: ({ members }, input) => {
    const { name } = Person.safeParse(input).data ?? {}
    const asked = name ? members.filter((member) => sameName(member.name, name)) : members
    if (asked.length === 0) return `Nobody here is called ${dataText(name ?? '', 100)}.`
    return asked
      .filter(({ isActive }) => isActive)
      .map((member) => {
        const foods = mustAvoids(member)
        const said = foods.length > 0 ? `must avoid ${foods.join(', ')}` : 'nothing is noted'
        return `- ${dataText(member.name, 100)}: ${dataText(said, 1_000)}`
      })
      .join('\n')
  },
}
