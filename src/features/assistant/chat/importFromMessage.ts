import { readRecipeAt } from '#features/recipes/recipes.service.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Assistant } from '../turn.ts'

/** A message that only asks for an import: 'import https://…', 'Save this recipe: https://…'. */
const asksForImport =
  /^(?:please )?(?:import|save|add)(?: this| the)?(?: recipe)?(?: from| at)?:? (https?:\/\/\S{1,2000})$/i

const addressIn = (message: string) =>
  asksForImport.exec(message.slice(0, 2_200).trim().replace(/\s+/g, ' '))?.[1]

const notWhole = "The page doesn't have a whole recipe: the ingredients or the steps are missing."

/** Reads a page as the recipe book does and proposes it unchanged, without asking the assistant. */
export const withImport = (app: AppContext, assistant: Assistant): Assistant => ({
  ...assistant,
  async propose(turn, signal) {
    const address = addressIn(turn.message)
    if (!address) return assistant.propose(turn, signal)
    const read = await readRecipeAt(app, address)
    const recipe = 'recipe' in read ? read.recipe : undefined
    const commands = recipe ? [{ type: 'ADD_RECIPE_TEXT' as const, items: [recipe] }] : []
    return { commands, problems: [], usage: null }
  },
  async *respond(turn, proposals, signal) {
    const address = addressIn(turn.message)
    if (!address) return yield* assistant.respond(turn, proposals, signal)
    if (proposals.length > 0) {
      yield "Here's what the page says. Check it, then approve it below."
      return null
    }
    // The answer is a request of its own, so the page's problem is determined again.
    const read = await readRecipeAt(app, address)
    yield 'problem' in read ? read.problem : notWhole
    return null
  },
})
