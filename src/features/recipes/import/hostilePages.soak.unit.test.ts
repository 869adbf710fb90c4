import { afterAll, expect, test } from 'vitest'
import { dice } from '#test/dice.ts'
import { isSoak, playRounds, roundsTimeout } from '#test/rounds.ts'
import { noRecipeInText, tookTooLong, tooMuch } from './importProblem.ts'
import { createImportThreads } from './importThreads.ts'
import { jsonLd } from './pages.factory.ts'

/** As pages are read. */
const threads = createImportThreads({ heapMb: 128 })
afterAll(() => threads.close())

/** A quarter of what a page may have in a soak: what takes the square of its length shows there. */
const size = isSoak ? 1_250_000 : 100_000
const filled = (text: string, share = 1) => text.repeat(Math.floor((size * share) / text.length))
const recipe = (fields: object) => jsonLd({ '@type': 'Recipe', name: 'Egg', ...fields })

/** What somebody may put on a page to stop a program; each by a function, for its size. */
const hostilePages: Record<string, () => string> = {
  'open tags': () => filled('<div>', 4),
  'open tags, then others closed': () => filled('<div>', 0.5) + filled('</p>', 0.5),
  'open words, then others closed': () => filled('<b>', 0.5) + filled('</i>', 0.5),
  'lists in lists': () => filled('<ul><li>'),
  'tables in tables': () => filled('<table><tr><td>'),
  'drawings in drawings': () => filled('<svg><title>'),
  'attributes without end': () => `<a ${filled('b=c ')}>`,
  'an attribute without end': () => `<h1>Egg</h1><p class="${filled('ingredient ')}`,
  entities: () => filled('&amp;'),
  'entities in entities': () => recipe({ recipeIngredient: [filled('&amp;', 0.9)] }),
  'blocks of data without end': () => filled(recipe({}), 3),
  'data that opens only': () => jsonLd(`{"recipe":${filled('[', 0.9)}`),
  'data of quotes': () => jsonLd(`{"recipe":"${filled('"', 0.9)}`),
  'data of commas': () => jsonLd(`{"recipe":[${filled('",', 0.9)}`),
  'data of backslashes': () => jsonLd(`{"recipe":"${filled('\\', 0.9)}`),
  'ingredients without end': () => recipe({ recipeIngredient: filled('1 cup,').split(',') }),
  'foods that the page shows otherwise': () =>
    recipe({ recipeIngredient: filled('a,', 0.3).split(','), recipeInstructions: ['Eat.'] }) +
    `<h2>Ingredients</h2><ul>${filled('<li>1 cup b', 0.6)}</ul>`,
  'rules of style among the steps': () =>
    recipe({ recipeIngredient: ['1 egg'], recipeInstructions: [filled('.a {', 0.9)] }),
  'numbers without end': () => recipe({ recipeInstructions: filled('1. a ', 0.9) }),
  'steps in steps': () =>
    recipe({ recipeInstructions: JSON.parse('['.repeat(60) + ']'.repeat(60)) }),
  'recipes in recipes': () => filled('<div itemscope itemtype="http://schema.org/Recipe">'),
  'properties without end': () =>
    `<div itemscope itemtype="http://schema.org/Recipe">${filled('<li itemprop="ingredients">a', 0.9)}`,
  'headings without end': () => filled('<h2>Ingredients</h2><p>1 a</p>'),
  'classes without end': () => filled('<p class="ingredients">1 cup'),
  spaces: () => `<h1>Egg</h1>${' '.repeat(size)}x`,
  'spaces in a text': () => `Egg\n1 cup${' '.repeat(size)}x`,
  'lines without end': () => `Egg\n${filled('1 cup\n')}`,
  'one long line': () => `Egg\n${'1'.repeat(size)}`,
  'comments without end': () => filled('<!--'),
  'headings among ingredients': () =>
    `<div itemscope itemtype="Recipe"><h1 itemprop="name">x</h1>${filled('<h4>a</h4><p itemprop="recipeIngredient">1 a', 0.9)}`,
  'classes of groups': () => filled('<h4>a</h4><p class="wprm-recipe-ingredient">1 a'),
  'a state of brackets': () => `<script>a=${filled('{"ingredients":[')}`,
  'many states': () => filled('<script>a=[{"ingredient":"x"}]</script>'),
  'a state of calls': () => `<script>/*ingredient*/${filled('a({')}`,
  'forms in forms': () => filled('<form class="menu"><aside><p class="ingredients">1 a'),
  'typed lines': () => `<h1>Egg</h1><pre>${filled('1 a\n')}`,
  'attributes of data': () => filled(`<a data-x='[{"ingredient":"1"}]'>`),
  'states in states': () => `<script>a={"ingredients":${filled('"[\\"ingredient')}`,
  'comments in data': () => jsonLd(`{"recipe":${filled('/*')}`),
  'slashes in data': () => jsonLd(`{"recipe":${filled('/')}`),
  'signs of tags': () => filled('<'),
}

/** No limit that somebody waits for: how busy the machine is does not count here. */
const patience = 60_000

async function expectAnswer(text: string) {
  const outcome = await threads.run({ kind: 'text', text }, { time: patience })
  if ('problem' in outcome) expect(outcome.problem).toBe(noRecipeInText)
  else
    for (const { form } of outcome.recipes)
      expect(JSON.stringify(form).length).toBeLessThan(100_000)
}

test.for(Object.entries(hostilePages))(
  '%s: there is an answer',
  {
    timeout: 2 * patience,
  },
  ([, make]) => expectAnswer(make()),
)

test('parts of such pages in one: there is an answer', { timeout: roundsTimeout }, () =>
  playRounds(2, async (seed) => {
    const roll = dice(seed)
    const all = Object.values(hostilePages)
    const part = () => {
      const page = all[roll(all.length)]?.() ?? ''
      return page.slice(roll(page.length), page.length - roll(page.length)).slice(0, size / 3)
    }
    await expectAnswer(part() + part() + part())
  }),
)

const soup = { kind: 'text', text: 'Soup\nIngredients\n1 leek\nMethod\nCook it.' } as const

test.for([
  ['[', ']'],
  ['{"a":', '}'],
  ['[]', ''],
  ['[1,', ''],
] as const)('millions of %s %s need little', async ([before, after]) => {
  const threads = createImportThreads({ heapMb: 64 })
  const text = before.repeat(2_000_000) + after.repeat(2_000_000)
  expect(await threads.run({ kind: 'text', text })).toEqual({ problem: noRecipeInText })
  await threads.close()
})

test('a page that takes too long, or too much, ends its thread and nothing else', async () => {
  const heavy = { kind: 'text', text: '<div>'.repeat(125_000) + '</p>'.repeat(150_000) } as const
  const hasty = createImportThreads({ threads: 1 })
  await expect(hasty.run(heavy, { time: 30 })).rejects.toThrow(tookTooLong)
  expect(await hasty.run(soup)).toMatchObject({ recipes: [{ form: { title: 'Soup' } }] })
  await hasty.close()
  const poor = createImportThreads({ threads: 1, heapMb: 12 })
  await expect(poor.run(heavy)).rejects.toThrow(tooMuch)
  await poor.close()
})
