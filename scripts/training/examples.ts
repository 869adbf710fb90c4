import { readFileSync } from 'node:fs'
import { intentFeatures } from '#features/assistant/builtIn/choose/features.ts'
import { plainText } from '#features/assistant/builtIn/normalise/plainText.ts'
import { type Word, wordsOf } from '#features/assistant/builtIn/normalise/words.ts'
import { type Marks, marksOf } from '#features/assistant/builtIn/spans/marks.ts'
import { emptyHousehold, type Household } from '#features/assistant/household.queries.ts'
import {
  fact,
  meal,
  member,
  pantryItem,
  recipe,
  shoppingItem,
} from '#features/assistant/turn.factory.ts'

/** What a saying should lead to; the fields are those that matter. */
type Expected = { command: string; items: readonly Readonly<Record<string, unknown>>[] }

/** A message, or several of one conversation, of which the last counts. */
export type Saying = {
  said: readonly string[]
  kind: 'wish' | 'question' | 'nothing' | 'ask'
  expect: readonly Expected[]
}

const here = (file: string) => new URL(`./sayings/${file}`, import.meta.url)
export const read = (file: string): string => readFileSync(here(file), 'utf8')

export const readSayings = (): Saying[] =>
  read('sayings.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The household that the sayings are about, and its day. */
export function readHousehold(): { household: Household; today: string } {
  const { today, ...lists } = JSON.parse(read('household.json'))
  const numbered = <Given extends object, Made>(
    given: Given[],
    make: (id: number, given: Given) => Made,
  ) => given.map((each, n) => make(n + 1, each))
  const household = {
    ...emptyHousehold,
    pantry: numbered(lists.pantry, pantryItem),
    recipes: numbered(lists.recipes, recipe),
    shopping: numbered(lists.shopping, shoppingItem),
    meals: numbered(lists.meals, meal),
    members: numbered(lists.members, member),
    knowledge: numbered(lists.knowledge, fact),
  }
  return { household, today }
}

/** A saying as the learned parts see it. */
export type Example = {
  text: string
  words: readonly Word[]
  marks: Marks
  features: readonly string[]
  labels: readonly string[]
}

export function exampleOf(
  { said, kind, expect }: Saying,
  household: Household,
  today: string,
): Example {
  const text = plainText(said.at(-1) ?? '')
  const words = wordsOf(text)
  const marks = marksOf(words, text, household, today)
  const commands = [...new Set(expect.map(({ command }) => command))]
  return {
    text,
    words,
    marks,
    features: intentFeatures(words, marks, beforeOf(said.slice(0, -1))),
    labels: kind === 'wish' ? commands : [kind],
  }
}

/** As `chooseIntents` sees a conversation: the button that was pressed, and the words before. */
function beforeOf(earlier: readonly string[]): string[] {
  if (earlier.length === 0) return []
  const isButton = earlier.at(-1)?.startsWith('[') === true
  const message = earlier.at(isButton ? -2 : -1) ?? ''
  const words = wordsOf(plainText(message)).map(({ key }) => `w ${key}`)
  return ['some', ...(isButton ? earlier.slice(-1) : []), ...words]
}
