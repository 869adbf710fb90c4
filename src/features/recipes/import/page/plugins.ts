import { byClass, classesOf, find, findOutermost } from '../html/findElements.ts'
import { linesIn, textIn } from '../html/text.ts'
import type { HtmlElement } from '../html/tree.ts'
import { type FoundRecipe, nothingFound } from './found.ts'
import { type Entry, groupedLines, groupsIn } from './lineGroups.ts'
import { withoutPartName } from './pageHeadings.ts'
import { stepEntries } from './pageLists.ts'

/** Class names of recipe plugins for blogs: of a single line, or of an element with a list. */
const plugins = [
  {
    title: 'wprm-recipe-name',
    ingredients: 'wprm-recipe-ingredient',
    steps: ['wprm-recipe-instruction-text', 'wprm-recipe-instruction'],
  },
  {
    title: 'tasty-recipes-title',
    ingredients: ['tasty-recipes-ingredients-body', 'tasty-recipes-ingredients'],
    steps: ['tasty-recipes-instructions-body', 'tasty-recipes-instructions'],
  },
  {
    title: 'mv-create-title',
    ingredients: 'mv-create-ingredients',
    steps: 'mv-create-instructions',
  },
  {
    title: 'zrdn-recipe-title',
    ingredients: ['zrdn-ingredients-list', 'zrdn-ingredients'],
    steps: ['zrdn-instructions-list', 'zrdn-instructions'],
  },
  { title: 'ERSName', ingredients: 'ERSIngredients', steps: 'ERSInstructions' },
  {
    title: 'wpurp-recipe-title',
    ingredients: 'wpurp-recipe-ingredient',
    steps: ['wpurp-recipe-instruction-text', 'wpurp-recipe-instruction'],
  },
  {
    title: 'cooked-recipe-title',
    ingredients: ['cooked-single-ingredient', 'cooked-recipe-ingredients'],
    steps: ['cooked-dir-content', 'cooked-single-direction', 'cooked-recipe-directions'],
  },
  {
    title: 'jetpack-recipe-title',
    ingredients: ['jetpack-recipe-ingredient', 'jetpack-recipe-ingredients'],
    steps: ['jetpack-recipe-directions'],
  },
  {
    title: 'recipe-card-title',
    ingredients: ['wpzoom-rcb-ingredient-name', 'ingredients-list'],
    steps: ['directions-list'],
  },
  {
    title: 'recipe__title',
    ingredients: ['recipe__ingredients', 'recipe-ingredients'],
    steps: ['recipe__instructions', 'recipe-instructions', 'recipe__directions'],
  },
]

/** The recipe in a plugin's markup, as far as its parts are there. */
export function recipeFromPlugin(page: HtmlElement): FoundRecipe {
  const known = plugins.find(({ ingredients, steps }) =>
    find(page, (element) => [ingredients, steps].flat().some((name) => byClass(name)(element))),
  )
  if (!known) return nothingFound
  const card = recipeCard(page, known.title)
  const title = find(card, byClass(known.title))
  return {
    ...nothingFound,
    title: title ? textIn(title) : '',
    ingredients: ingredientsByClass(card, [known.ingredients].flat()),
    steps: linesByClass(card, [known.steps].flat()),
  }
}

/** A page may hold several recipe cards: the first one counts. */
function recipeCard(page: HtmlElement, title: string): HtmlElement {
  const cards = findOutermost(page, (element) =>
    classesOf(element).some((name) =>
      /^(?:wprm-recipe-container|tasty-recipes|mv-create-card|zrdn-recipe|easyrecipe|wpurp-container|jetpack-recipe)$/.test(
        name,
      ),
    ),
  )
  return cards.find((card) => find(card, byClass(title))) ?? page
}

function linesByClass(card: HtmlElement, names: string[]): string[] {
  for (const name of names) {
    const lines = findOutermost(card, byClass(name)).flatMap((element) => {
      const list = stepEntries(element)
      return list.length > 0 ? list : ownLines(element, name)
    })
    const said = lines.map(withoutBox).filter((line) => line !== '')
    if (said.length > 0) return said
  }
  return []
}

const ownLines = (element: HtmlElement, name: string) =>
  element.tag === 'li' || /-text$|-ingredient$|-name$/.test(name)
    ? [textIn(element)]
    : withoutPartName(linesIn(element))

/** Lines by class, with the headings of ingredient groups that are inside or between them. */
function ingredientsByClass(card: HtmlElement, names: string[]): string[] {
  for (const name of names) {
    const isNamed = byClass(name)
    const isHeading = (element: HtmlElement) =>
      /^h[4-6]$/.test(element.tag) || classesOf(element).some((each) => /-group-name$/.test(each))
    const entries = findOutermost(card, (each) => isNamed(each) || isHeading(each)).flatMap(
      (element): Entry[] => {
        if (!isNamed(element)) {
          return [{ kind: 'heading', text: textIn(element), tag: element.tag }]
        }
        const groups = groupsIn(element)
        const lines = groups.length > 0 ? groups : ownLines(element, name)
        return lines.map((text) => ({ kind: 'line', text: withoutBox(text) }))
      },
    )
    const said = groupedLines(entries)
    if (said.length > 0) return said
  }
  return []
}

/** Removes check boxes, bullets and dashes that are drawn as characters. */
export const withoutBox = (line: string): string =>
  line.replace(/^(?:[▢☐□•·▪◦‣*]\s*|[-–—]\s+)/u, '').trim()
