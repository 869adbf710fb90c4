import { useState } from 'react'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import type { Recipe } from '../recipes.contract.ts'
import { useOpenRecipe } from './recipes.api.ts'

export interface RecipeActions {
  add: () => void
  view: (recipe: Recipe) => void
  edit: (recipe: Recipe) => void
  remove: (recipe: Recipe) => void
  plan: (recipe: Recipe) => void
}

export function useRecipeDialogs() {
  const dialogs = useRecordDialogs<Recipe>()
  const openRecipe = useOpenRecipe()
  const [planning, setPlanning] = useState(false)
  const [planned, setPlanned] = useState<Recipe>()
  // Created once: a stable object keeps the cards from rendering again.
  const [actions] = useState<RecipeActions>({
    add: dialogs.add,
    view: ({ id }) => openRecipe(id),
    edit: dialogs.edit,
    remove: dialogs.remove,
    plan: (recipe) => {
      setPlanned(recipe)
      setPlanning(true)
    },
  })
  return { ...dialogs, actions, planning, planned, endPlanning: () => setPlanning(false) }
}
