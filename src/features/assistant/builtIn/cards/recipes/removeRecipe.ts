import { ask, type Builder, propose, say } from '../../reading.ts'
import { isSurelyNamed, onRecipe, recipesIn, titlesIn } from './namedRecipes.ts'

const mostNear = 3

/** Deletes the recipes that a message names. */
export const removeRecipe: Builder = (said, { household: { recipes } }) => {
  const remove = (...titles: string[]) => propose('DELETE_RECIPE_TEXT', titles)
  const several = /\b(?:both|and|nor|all)\b|,/i.test(said) ? recipesIn(said, recipes) : []
  const titles = several.filter(({ share }) => share > 0.5).map(({ record }) => record.title)
  if (titles.length > 1) return remove(...titles)
  if (!isSurelyNamed(said, recipes)) {
    const near = titlesIn(said, recipes).slice(0, mostNear)
    const choices = near.map(({ record: { title } }) => ({
      label: title,
      commands: remove(title).commands,
    }))
    return choices.length > 0
      ? ask("I can't find that recipe. Is it one of these?", choices)
      : say("I can't find that recipe.")
  }
  return onRecipe(said, recipes, ({ title }) => remove(title))
}
