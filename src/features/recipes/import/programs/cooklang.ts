import { durationWords } from '../page/durations.ts'
import { nothingFound } from '../page/found.ts'
import { headingLine, ingredientLine } from '../page/ingredientLine.ts'
import { addressOf } from '../page/pageValues.ts'
import type { ProgramRecipe } from './content.ts'
import { readFrontMatter } from './frontMatter.ts'

/** '@flour{1%cup}(sifted)', '@salt', '#pot{}', '~{10%minutes}', each with its modifiers. */
const tokens =
  /(?<kind>[@#~])[&@?+-]{0,3}(?:(?<long>[^@#~{}\n]{0,100}?)\{(?<amount>[^{}\n]{0,100})\}|(?<word>[\p{L}\p{N}_-]{1,60}))(?:\((?<note>[^()\n]{1,100})\))?/gu

/** A text of Cooklang has marked ingredients; a file of that name is one without them, too. */
export const isCooklang = (text: string, name: string): boolean =>
  /\.cook$/i.test(name) ||
  (!/<[a-z!/]/i.test(text) && /@[\p{L}][^@\n{}]{0,60}\{[^{}\n]{0,60}\}/u.test(text))

export function recipeOfCooklang(text: string, name: string): ProgramRecipe {
  const { fields, body } = readFrontMatter(text) ?? {
    fields: new Map<string, string[]>(),
    body: text,
  }
  const plain = body.replace(/\[-[\s\S]{0,500}?-\]/g, '').replace(/(?:^|\s)--.*$/gm, '')
  const { steps, ingredients, notes } = readBody(plain, fields)
  const field = (...names: string[]) =>
    names.map((each) => fields.get(each)?.join(', ') ?? '').find((value) => value !== '') ?? ''
  const author = field('author', 'source.author')
  const image = field('image', 'picture')
  return {
    ...nothingFound,
    title: field('title') || titleOf(name),
    description: field('description', 'introduction'),
    ingredients,
    steps,
    prepTime: durationWords(field('prep time', 'time.prep', 'prep_time')),
    cookTime:
      durationWords(field('cook time', 'time.cook', 'cook_time')) ||
      durationWords(field('time', 'duration', 'time required', 'total time')),
    servings: field('servings', 'serves', 'yield'),
    difficulty: field('difficulty'),
    cuisine: field('cuisine'),
    tags: [...(fields.get('tags') ?? []), ...(fields.get('course') ?? [])].flatMap((tags) =>
      tags.split(',').map((tag) => tag.trim()),
    ),
    notes: [...notes, ...(author === '' ? [] : [`By ${author}`])],
    source: addressOf(field('source', 'source.url')),
    image: addressOf(image),
  }
}

const titleOf = (name: string) => (name.split('/').at(-1) ?? '').replace(/\.\w{1,10}$/, '').trim()

/** Paragraphs are steps; '>> key: value' is about the recipe, '= Name' begins a part, '> text' is a note. */
function readBody(text: string, fields: Map<string, string[]>) {
  const steps: string[] = []
  const notes: string[] = []
  const ingredients: string[] = []
  const known = new Set<string>()
  for (const paragraph of text.split(/\n\s*\n/)) {
    const step: string[] = []
    for (const line of paragraph.split(/\r?\n/).map((each) => each.trim())) {
      const [, key = '', value = ''] = /^>>\s*([^:]{1,40}):\s*(.*)$/.exec(line) ?? []
      const [, part] = /^=+\s*(.*?)\s*=*$/.exec(line) ?? []
      if (key !== '') fields.set(key.trim().toLowerCase(), [value.trim()])
      else if (part !== undefined && line.startsWith('=')) {
        if (part !== '') steps.push(part)
        if (part !== '') ingredients.push(headingLine(part))
      } else if (line.startsWith('>')) notes.push(line.replace(/^>\s*/, ''))
      else if (line !== '') step.push(line)
    }
    if (step.length === 0) continue
    const said = step.join(' ').replace(tokens, (...found) => {
      const token = found.at(-1) as Token
      if (token.kind === '@') addIngredient(token, ingredients, known)
      return wordsOf(token)
    })
    steps.push(said.replace(/\s+/g, ' ').trim())
  }
  // A heading without ingredients under it says nothing.
  const isEmpty = (line: string, n: number) =>
    line.endsWith(':') && (ingredients[n + 1] ?? ':').endsWith(':')
  return { steps, notes, ingredients: ingredients.filter((line, n) => !isEmpty(line, n)) }
}

type Token = Record<'kind' | 'long' | 'amount' | 'word' | 'note', string | undefined>

const nameOf = ({ long, word }: Token) => (long ?? word ?? '').trim()
const amountOf = ({ amount = '' }: Token) => amount.replace(/^=/, '').replace('%', ' ').trim()

const wordsOf = (token: Token) => (token.kind === '~' ? amountOf(token) : '') || nameOf(token)

/** A second mention without an amount is the same ingredient. */
function addIngredient(token: Token, ingredients: string[], known: Set<string>) {
  const [food, amount] = [nameOf(token), amountOf(token)]
  if (food === '' || (amount === '' && known.has(food.toLowerCase()))) return
  known.add(food.toLowerCase())
  ingredients.push(ingredientLine({ unit: amount, food, note: token.note }))
}
