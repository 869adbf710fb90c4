import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'

/** Names of the household's records that stand in a text, the longest first, none within another. */
export function namesIn(text: string, { shopping, pantry, recipes, meals }: Household): string[] {
  const said = ` ${nameKey(text)} `
  const all = [
    ...shopping.map(({ name }) => name),
    ...pantry.map(({ name }) => name),
    ...recipes.map(({ title }) => title),
    ...meals.map(({ recipeName }) => recipeName),
  ].sort((a, b) => b.length - a.length)
  const found: string[] = []
  for (const name of all) {
    const key = nameKey(name)
    const isWithin = found.some((other) => ` ${nameKey(other)} `.includes(` ${key} `))
    if (said.includes(` ${key} `) && !isWithin) found.push(name)
  }
  return found
}

/** Notes that a text is about. */
export const notesIn = (text: string, { knowledge }: Household): string[] =>
  knowledge
    .map(({ name }) => name)
    .filter((name) => ` ${nameKey(text)} `.includes(` ${nameKey(name)} `))

/** Where something that a question mentions stands; for questions that nothing else answers. */
export function whereItStands(words: string, household: Household): string | undefined {
  const lines = namesIn(words, household)
    .slice(0, 4)
    .flatMap((name) => {
      const key = nameKey(name)
      const open = household.shopping.filter(
        (item) => !item.isCompleted && nameKey(item.name) === key,
      )
      const home = household.pantry.filter((item) => nameKey(item.name) === key)
      return [
        ...open.map(
          (item) =>
            `- **${item.name}** is on the shopping list${item.store ? ` (${item.store})` : ''}.`,
        ),
        ...home.map((item) => `- **${item.name}** is at home: ${item.quantity}, ${item.location}.`),
      ]
    })
  return lines.length > 0
    ? `${lines.join('\n')}\nThat is for you to decide: tell me what to do, and I propose it.`
    : undefined
}
