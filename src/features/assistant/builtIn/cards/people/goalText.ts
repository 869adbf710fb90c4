import { isClosed } from '../../normalise/closedWords.ts'
import { capitalised } from '../../normalise/plainText.ts'
import { textOf, type Word, wordSet } from '../../normalise/words.ts'

const diets = wordSet(`
  vegan vegetarian veggie pescatarian pescetarian flexitarian keto paleo halal kosher whole30
  plant-based carnivore atkins teetotal jain hindu muslim jewish
`)
const namedDiets = /\b(low )?(dash|fodmap|mediterranean|atkins|paleo|keto|mind|ketogenic)\b/i

/** The name of a diet: 'Vegan', 'Low FODMAP diet', 'Gluten-free'. */
export function dietIn(words: readonly Word[]): string | undefined {
  const text = textOf(words)
  const named = namedDiets.exec(text)?.[0]
  if (named) return capitalised(`${named} diet`)
  const diet = words.find(({ plain, key }) => diets.has(plain) || diets.has(key))
  if (diet) return capitalised(diet.key)
  const free = /\b(\p{L}+)[- ]free\b/iu.exec(text)?.[1]
  return free && !isClosed(free.toLowerCase()) ? capitalised(`${free}-free`) : undefined
}

/** What is left out for those who go by the name of it. */
const keepers: readonly [RegExp, string][] = [
  [/\bvegans?\b/i, 'vegan'],
  [/\bvegetarians?\b/i, 'vegetarian'],
  [/\bco?eli?acs?\b|\bgluten\b/i, 'gluten free'],
  [/\blactose\b/i, 'dairy free'],
]

/** All that those whom a text names keep to: 'one is vegan, one celiac'. */
export const dietsNamed = (text: string): string[] =>
  keepers.flatMap(([said, diet]) => (said.test(text) ? diet : []))

const opening = wordSet(`
  hey my our wants want to should needs need has have is are was be been being trying tries decided would
  like likes must shall and so that his her their its the a an goal goals aim now also really for
  she he they i im we doctor doctors doc dr says said told nutritionist coach teacher cardiologist
  clinic him them on please pls put add note save could can you set make wanted hopes hoping
  supposed going thats as got it of from at by with s up working in because here new recommends
`)
const closing = wordSet(`
  now please pls thanks too for her him them his their hers from on and so that it this is as a goal
  goals with to the in down under of one new i think you but though says said doctor doc thats was
  were like up
`)
const asks = wordSet('put set add note save make jot write mark remember whenever because since')

/** A goal in a person's words, without who has it and the wish to write it down. */
export function goalText(
  clauses: readonly (readonly Word[])[],
  isTaken: (word: Word) => boolean,
  isGoal: (words: readonly Word[]) => boolean,
): string | undefined {
  const goals = clauses.filter(isGoal)
  const texts = (goals.length > 0 ? goals : clauses).map((clause) => {
    const start = clause.findIndex((word) => !isTaken(word) && !opening.has(word.plain))
    if (start < 0) return ''
    const ask = clause.findIndex(({ plain }, n) => n > start && asks.has(plain))
    const told = clause.slice(start, ask < 0 ? undefined : ask)
    const end = told.findLastIndex((word) => !isTaken(word) && !closing.has(word.plain))
    return textOf(told.slice(0, end + 1))
  })
  const first = texts.find((text) => text !== '')
  return first && capitalised(first)
}
