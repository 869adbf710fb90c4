import { describe, expect, test } from 'vitest'
import { recipesOnPage } from '../page/page.ts'
import { europeanPages } from './europeanPages.factory.ts'
import { homemadePages } from './homemadePages.factory.ts'
import { lossyPages } from './lossyPages.factory.ts'
import { magazinePages } from './magazinePages.factory.ts'
import { markedPages } from './markedPages.factory.ts'
import { nestedDataPages } from './nestedDataPages.factory.ts'
import { noisyPages } from './noisyPages.factory.ts'
import { oddDataPages } from './oddDataPages.factory.ts'
import { portalPages } from './portalPages.factory.ts'
import { regionalPages } from './regionalPages.factory.ts'
import { statePages } from './statePages.factory.ts'
import { writtenPages } from './writtenPages.factory.ts'

const at = 'https://kitchen.test/recipes/egg'

/** Each expectation is what somebody would write down who reads the page. */
const kinds = {
  portalPages,
  magazinePages,
  europeanPages,
  regionalPages,
  oddDataPages,
  nestedDataPages,
  markedPages,
  statePages,
  writtenPages,
  homemadePages,
  lossyPages,
  noisyPages,
}

describe.for(Object.entries(kinds))('%s', ([, pages]) => {
  test.for(Object.entries(pages))('%s', ([, { html, title, ingredients, steps }]) => {
    const found = recipesOnPage(html, at).map((each) => ({
      title: each.title,
      ingredients: each.ingredients,
      steps: each.steps,
    }))
    expect(found).toEqual([{ title, ingredients, steps }])
  })
})
