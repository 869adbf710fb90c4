import { capitalised } from '../text/plainText.ts'

const fieldNames: readonly [RegExp, string][] = [
  [/^prep/i, 'prepTime'],
  [/^(?:cook|bak)/i, 'cookTime'],
  [/^(?:serving|yield|portion)/i, 'servings'],
  [/^diff/i, 'difficulty'],
  [/^cuisine/i, 'cuisine'],
  [/^desc/i, 'description'],
]
const field =
  '(prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)|bak(?:e|ing)(?: time)|servings?|serving size|yield|portions|difficulty(?: level)?|cuisine|description)'
const sets =
  '(?:change|set|update|make|adjust|correct|edit|fix|put|bump|raise|lower|increase|decrease)(?: up| down)?'
const to = '(?:to(?: be| say)?|as|at|:|=|is|are|says?|should (?:be|say|read))'
const the = '(?:the |our |my |that )?'

/** 'set the prep time of the soup to 20 minutes' and 'set the soup's prep time to 20 minutes'. */
const ofRecipe = new RegExp(
  `^(?:${sets} )?(?:the )?${field} (?:of|for|on|in) ${the}(.+?)(?: recipe)? ${to} (.{1,80})$`,
  'i',
)
const itsField = new RegExp(
  `^(?:${sets} )?${the}(.+?)(?: recipe)?(?:'s)? ${field} ${to} (.{1,80})$`,
  'i',
)

export type FieldChange = { recipe: string; patch: Readonly<Record<string, string>> }

/** Which field of which recipe becomes what. */
export function readFieldChange(words: string): FieldChange | undefined {
  const first = ofRecipe.exec(words)
  const second = first ? null : itsField.exec(words)
  const name = first?.[1] ?? second?.[2]
  const recipe = first?.[2] ?? second?.[1]
  const value = first?.[3] ?? second?.[3]
  const key = fieldNames.find(([pattern]) => name && pattern.test(name))?.[1]
  if (!key || !recipe || !value) return undefined
  const said = value
    .trim()
    .replace(/ (?:people|persons|of us|instead)$/i, '')
    .replace(/^["']|["'.]$/g, '')
  const shown = key === 'difficulty' ? capitalised(said.replace(/^difficult$/i, 'hard')) : said
  return { recipe, patch: { [key]: key === 'description' ? capitalised(shown) : shown } }
}
