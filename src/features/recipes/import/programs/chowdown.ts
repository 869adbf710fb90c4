import { nothingFound } from '../page/found.ts'
import { addressOf, plainWords } from '../page/pageValues.ts'
import type { ProgramRecipe } from './content.ts'
import { readFrontMatter } from './frontMatter.ts'

/** Markdown whose front matter has the ingredients and directions; undefined for any other. */
export function recipeOfChowdown(text: string): ProgramRecipe | undefined {
  const { fields, body } = readFrontMatter(text) ?? {}
  const lines = (name: string) => (fields?.get(name) ?? []).map(plainWords).filter(Boolean)
  const [title] = lines('title')
  const steps = lines('directions')
  if (!title || (steps.length === 0 && lines('ingredients').length === 0)) return undefined
  const [image = ''] = lines('image')
  const written = (body ?? '')
    .split(/\n\s*\n/)
    .map(plainWords)
    .filter(Boolean)
  return {
    ...nothingFound,
    title,
    description: written[0] ?? '',
    ingredients: [...lines('ingredients'), ...lines('components')],
    steps,
    servings: lines('yield')[0] ?? lines('servings')[0] ?? '',
    tags: lines('tags').flatMap((tags) => tags.split(',').map((tag) => tag.trim())),
    notes: written.slice(1),
    source: addressOf(lines('source')[0]),
    ...(addressOf(image) === '' ? { picturePath: image } : { image: addressOf(image) }),
  }
}
