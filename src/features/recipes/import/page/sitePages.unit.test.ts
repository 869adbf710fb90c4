import { describe, expect, test } from 'vitest'
import { europeanPages } from './europeanPages.factory.ts'
import { markedPages } from './markedPages.factory.ts'
import { oddDataPages } from './oddDataPages.factory.ts'
import { recipesOnPage } from './page.ts'
import { portalPages } from './portalPages.factory.ts'
import { statePages } from './statePages.factory.ts'
import { writtenPages } from './writtenPages.factory.ts'

const at = 'https://kitchen.test/recipes/egg'

describe.for(
  Object.entries({
    portalPages,
    europeanPages,
    oddDataPages,
    markedPages,
    statePages,
    writtenPages,
  }),
)('%s', ([, pages]) => {
  test.for(Object.entries(pages))('%s', ([, { html, title, ingredients, steps }]) => {
    const found = recipesOnPage(html, at).map((each) => ({
      title: each.title,
      ingredients: each.ingredients,
      steps: each.steps,
    }))
    expect(found).toEqual([{ title, ingredients, steps }])
  })
})
