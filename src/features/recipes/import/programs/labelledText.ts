import { durationWords } from '../page/durations.ts'
import { nothingFound } from '../page/found.ts'
import { headingLine } from '../page/ingredientLine.ts'
import { nutritionOf } from '../page/nutrition.ts'
import { addressOf, plainWords } from '../page/pageValues.ts'
import { stepsOfText } from '../page/steps.ts'
import { withoutTracking } from './cleanSteps.ts'
import { type ProgramRecipe, ratingsOf } from './content.ts'

const labels = {
  title: /^title:/i,
  description: /^description:/i,
  servings: /^(?:yield|servings|serves):/i,
  prepTime: /^(?:active time|prep time|preparation time):/i,
  cookTime: /^cook(?:ing)? time:/i,
  totalTime: /^total time:/i,
  url: /^(?:source url|url|link):/i,
  source: /^source:/i,
  tags: /^(?:tags|labels|categories|course|cuisine|main ingredient):/i,
  rating: /^rating:/i,
  image: /^(?:photo url|image|picture):/i,
  nutrition: /^nutrition(?:al info)?:/i,
  notes: /^notes:/i,
  ingredients: /^ingredients:/i,
  steps: /^(?:instructions|directions):/i,
}
type Label = keyof typeof labels

/** RecipeSage and Plan to Eat write each field with its name before it, one recipe after the other. */
export const isLabelledText = (text: string): boolean =>
  /^\s{0,8}title:[ \t]*\S/im.test(text.slice(0, 20_000)) &&
  /^(?:ingredients|instructions|directions):/im.test(text)

export function recipesInLabelledText(text: string): ProgramRecipe[] {
  const recipes: Map<Label, string[]>[] = []
  let current: Label | undefined
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim()
    const label = (Object.keys(labels) as Label[]).find((name) => labels[name].test(trimmed))
    if (/^[-=_*]{5,}$/.test(trimmed)) current = undefined
    else if (label) {
      if (label === 'title') recipes.push(new Map())
      current = label
      const said = recipes.at(-1)?.get(label) ?? []
      recipes.at(-1)?.set(label, [...said, trimmed.replace(labels[label], '').trim()])
    } else if (current) recipes.at(-1)?.get(current)?.push(trimmed)
  }
  return recipes.map(recipeOf).filter(({ title }) => title !== '')
}

function recipeOf(fields: Map<Label, string[]>): ProgramRecipe {
  const lines = (label: Label) => (fields.get(label) ?? []).map(plainWords).filter((line) => line)
  const words = (label: Label) => lines(label).join(' ')
  const address = withoutTracking(addressOf(words('url')) || addressOf(words('source')))
  const printed = addressOf(words('source')) === '' ? words('source') : ''
  return {
    ...nothingFound,
    title: words('title'),
    description: lines('description').join('\n'),
    ingredients: lines('ingredients').map((line) => line.replace(/^\[(.{1,100})\]$/, named)),
    steps: stepsOfText((fields.get('steps') ?? []).join('\n')).map((line) =>
      line.replace(/^\[(.{1,100})\]$/, '$1'),
    ),
    prepTime: durationWords(words('prepTime')),
    cookTime: durationWords(words('cookTime')) || durationWords(words('totalTime')),
    servings: words('servings'),
    tags: lines('tags').flatMap((line) => line.split(/[,;^]/).map((tag) => tag.trim())),
    notes: [...lines('notes'), ...(printed === '' ? [] : [`Source: ${printed}`])],
    nutrition: nutritionOf(lines('nutrition').join('\n')),
    source: address,
    image: addressOf(words('image')),
    ratings: ratingsOf(words('rating')),
  }
}

const named = (_: string, name: string) => headingLine(name)
