import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { programFiles } from '../files.factory.ts'
import { readRecipes } from '../importJob.ts'
import { brokenFile, noRecipeInFile, tooMuch } from '../importProblem.ts'
import { zipOf } from '../zip.factory.ts'

const folder = mkdtempSync(join(tmpdir(), 'food-pal-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(content: string | Uint8Array) {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return readRecipes({ kind: 'file', path, pictures: join(folder, 'pictures') })
}

/** What is kept of the pictures, one for each recipe. */
function picturesIn(content: string | Uint8Array) {
  const outcome = read(content)
  if ('problem' in outcome) throw new Error(outcome.problem)
  const kept = readFileSync(join(folder, 'pictures'))
  return outcome.recipes.map(({ picture }) =>
    picture
      ? kept.subarray(picture.start, picture.start + picture.length).toString('latin1')
      : null,
  )
}

/** Archives in archives in archives. */
function archives(depth: number): Buffer {
  return zipOf({ 'a.zip': depth === 0 ? 'x' : archives(depth - 1), 'b.zip': 'x' })
}

/** Says that there are 65,000 entries, at places that are none. */
function lying(): Buffer {
  const zip = zipOf({ 'a.json': '{}' })
  zip.writeUInt16LE(65_000, zip.length - 12)
  return zip
}

const soup = {
  title: 'Leek soup',
  description: 'Soft.',
  ingredients: '2 leeks, sliced\n½ cup cream\nAt the end\nSalt to taste',
  instructions: 'Soften the leeks.\nBlend.',
  prepTime: '10 minutes',
  cookTime: '25 minutes',
  servings: '4 bowls',
  tags: ['Soup', 'winter'],
}

test.for(Object.entries(programFiles))('a file of %s', ([name, make]) => {
  const notes = name === 'Tandoor' ? '' : 'Freezing: Without cream.\n'
  // Programs that know what a heading is say so; the others have lines.
  const hasHeadings = /^(?:Mealie|Tandoor)/.test(name)
  // RecipeSage states none; Tandoor doesn't say whether its numbers are about a serving.
  const nutrition = /^(?:Tandoor|RecipeSage)$/.test(name)
    ? null
    : [
        { name: 'Calories', amount: '210' },
        { name: 'Fat', amount: '9' },
      ]
  const ingredients = soup.ingredients.replace('At the end', hasHeadings ? '$&:' : '$&')
  expect(read(make())).toMatchObject({
    recipes: [
      {
        form: {
          ...soup,
          ingredients,
          nutrition,
          notes: `${notes}From https://kitchen.test/leek-soup`,
        },
        source: 'https://kitchen.test/leek-soup',
      },
    ],
  })
})

test('what is left out of a file is said', () => {
  const mixed = zipOf({
    'a/recipe.json': JSON.stringify({
      '@type': 'Recipe',
      name: 'Egg',
      recipeIngredient: ['1 egg'],
    }),
    'a/full.jpg': 'x',
    'b/other.json': '{"hello":1}',
    'broken.json': '{',
    '__MACOSX/a': 'x',
    'a/.DS_Store': 'x',
    'README.md': '# Egg\n\n- 1 egg\n- 2 eggs',
    'about.md': '# About\n\n- 1 thing\n- 2 things',
    'empty.json': '',
  })
  expect(read(mixed)).toMatchObject({
    recipes: [{ form: { title: 'Egg' } }],
    notes: [
      "1 picture in this file can't be read.",
      "We couldn't find a recipe in b/other.json, broken.json, about.md.",
      'No steps found. Please add them.',
    ],
  })
})

test('ingredients without a single amount are mentioned', () => {
  const named = ['flour', 'eggs', 'milk']
  const recipe = { '@type': 'Recipe', name: 'Pancakes', recipeInstructions: 'Mix and fry.' }
  const notesOf = (recipeIngredient: string[]) =>
    read(zipOf({ 'recipe.json': JSON.stringify({ ...recipe, recipeIngredient }) }))
  const notes = ['The ingredients have no amounts. Please check them.']
  expect(notesOf(named)).toMatchObject({ notes })
  expect(notesOf([...named, '1 pinch salt'])).toMatchObject({ notes: [] })
})

const wrongFiles: [string, () => string | Uint8Array, string][] = [
  ['an empty file', () => '', noRecipeInFile],
  ['a text', () => 'hello', noRecipeInFile],
  ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]), noRecipeInFile],
  ['an empty archive', () => zipOf({}), noRecipeInFile],
  ['half an archive', () => programFiles.Mealie().subarray(0, 200), brokenFile],
  ['gzip that is none', () => Buffer.from([0x1f, 0x8b, 8, 0, 1, 2]), brokenFile],
  ['a bomb of gzip', () => gzipSync(Buffer.alloc(80_000_000)), tooMuch],
  ['a bomb of zip', () => zipOf({ 'a.json': Buffer.alloc(70_000_000) }), tooMuch],
  [
    'many bombs',
    () =>
      zipOf(
        Object.fromEntries(
          Array.from({ length: 9 }, (_, n) => [`${n}.json`, Buffer.alloc(30_000_000)]),
        ),
      ),
    tooMuch,
  ],
  ['archives without end', () => archives(6), noRecipeInFile],
  ['a directory that lies', () => lying(), tooMuch],
]

test.for(wrongFiles)('%s gives a sentence', ([, make, problem]) => {
  expect(read(make())).toEqual({ problem })
})

test('a damaged recipe takes none of the others with it', () => {
  const zip = zipOf({
    'a.json': 'x'.repeat(50),
    'b.json': '{"@type":"Recipe","name":"Egg","recipeIngredient":["1 egg"]}',
  })
  zip.fill(0xff, 36, 36 + deflateRawSync('x'.repeat(50)).length)
  expect(read(zip)).toMatchObject({ recipes: [{ form: { title: 'Egg' } }] })
})

test('more than a book can be shown at once is cut, and that is said', () => {
  const many = Array.from({ length: 5_100 }, (_, n) => ({
    '@type': 'Recipe',
    name: `Egg ${n}`,
    recipeIngredient: ['1 egg'],
  }))
  const outcome = read(JSON.stringify(many))
  expect('recipes' in outcome && outcome.recipes.length).toBe(5_000)
  expect(outcome).toMatchObject({
    notes: ["Only the first 5000 recipes are shown: there's too much for one import."],
  })
})

describe('pictures', () => {
  const egg = { '@type': 'Recipe', name: 'Egg', recipeIngredient: ['1 egg'] }
  const jpeg = (mark: string) => Buffer.from(`\u00ff\u00d8\u00ff${mark}`, 'latin1')
  const found = (mark: string) => jpeg(mark).toString('latin1')
  const inBase64 = (mark: string) => `data:image/jpeg;base64,${jpeg(mark).toString('base64')}`

  test.for(['Mealie', 'Tandoor', 'Paprika', 'Nextcloud Cookbook'] as const)(
    'come with a file of %s',
    (program) => {
      expect(picturesIn(programFiles[program]())).toEqual([found('soup')])
    },
  )

  test('beside their recipes, in folders of their own, by the same name', () => {
    const json = (name: string) => JSON.stringify({ ...egg, name })
    const files = zipOf({
      'a/recipe.json': json('A'),
      'a/thumb.jpg': jpeg('small'),
      'a/full.jpg': jpeg('a'),
      'recipes/b/b.json': json('B'),
      'recipes/b/images/min-original.webp': jpeg('small'),
      'recipes/b/images/original.webp': jpeg('b'),
      'all/c.json': json('C'),
      'all/c.png': jpeg('c'),
      'all/d.json': json('D'),
      'all/other.png': jpeg('other'),
    })
    expect(picturesIn(files)).toEqual([found('a'), found('b'), found('c'), null])
  })

  test('as an address, or as data where an address would be', () => {
    const images = ['https://x.test/a.jpg', inBase64('b'), [{ url: inBase64('c') }], 'data:,x']
    const file = JSON.stringify(images.map((image, n) => ({ ...egg, name: `Egg ${n}`, image })))
    expect(picturesIn(file)).toEqual([null, found('b'), found('c'), null])
    expect(read(file)).toMatchObject({
      recipes: [{ image: 'https://x.test/a.jpg' }, { image: '' }, { image: '' }, { image: '' }],
    })
  })

  test('that are none, or too large, are left out and counted', () => {
    const large = Buffer.concat([jpeg(''), Buffer.alloc(11_000_000)])
    const recipes = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`${name}/recipe.json`, JSON.stringify({ ...egg, name })]),
    )
    const files = zipOf({
      ...recipes,
      'a/full.svg': '<svg/>',
      'b/full.jpg': large,
      'c/full.jpg': jpeg('c'),
    })
    expect(picturesIn(files)).toEqual([null, null, found('c')])
    expect(read(files)).toMatchObject({ notes: ["2 pictures in this file can't be read."] })
  })

  test('take no more room than there is for them, and no recipe with them', () => {
    const large = Buffer.concat([jpeg(''), Buffer.alloc(9_000_000)])
    const names = Array.from({ length: 18 }, (_, n) => `${n}`)
    const files = zipOf({
      ...Object.fromEntries(names.map((name) => [`${name}/full.jpg`, large])),
      ...Object.fromEntries(
        names.map((name) => [`${name}/recipe.json`, JSON.stringify({ ...egg, name })]),
      ),
    })
    const outcome = read(files)
    expect(outcome).toMatchObject({ notes: ["1 picture didn't fit."] })
    expect('recipes' in outcome && outcome.recipes).toHaveLength(18)
  })
})
