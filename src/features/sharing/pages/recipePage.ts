import { html } from 'hono/html'
import { recipeFacts } from '#features/recipes/recipeFacts.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { ingredientsOf, stepsOf } from '#features/recipes/recipes.logic.ts'
import type { Html } from '#server/http/plainPage.ts'

/** What the recipe's printed sheet has. */
export function recipePage(recipe: Recipe): Html {
  const { description, notes, nutrition } = recipe
  const ingredients = ingredientsOf(recipe.ingredients)
  const steps = stepsOf(recipe.instructions)
  return html`
<p class="dim">${recipeFacts(recipe, true).join(' · ')}</p>
${description ? html`<p class="written" dir="auto">${description}</p>` : ''}
${ingredients.length > 0 ? html`<h2>Ingredients</h2><ul>${ingredients.map(line)}</ul>` : ''}
${steps.length > 0 ? html`<h2>Instructions</h2><ol>${steps.map(line)}</ol>` : ''}
${notes ? html`<h2>Notes</h2><p class="written" dir="auto">${notes}</p>` : ''}
${
  nutrition
    ? html`<h2>Nutrition</h2><table>${nutrition.map(
        ({ name, amount }) => html`<tr><th scope="row">${name}</th><td>${amount}</td></tr>`,
      )}</table>`
    : ''
}`
}

const line = (text: string) => html`<li dir="auto">${text}</li>`
