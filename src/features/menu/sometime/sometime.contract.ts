import type { z } from 'zod'
import { recordFields } from '#shared/fields.ts'
import { MealEventForm } from '../menu.contract.ts'

/** A dish that the household wants to eat, on no day yet. */
export const DishIdeaForm = MealEventForm.pick({ recipeName: true, recipeId: true })
export type DishIdeaForm = z.infer<typeof DishIdeaForm>

export const DishIdea = DishIdeaForm.extend(recordFields)
export type DishIdea = z.infer<typeof DishIdea>

/** Where such a dish is planned. */
export const IdeaPlace = MealEventForm.pick({ date: true, time: true, mealType: true })
export type IdeaPlace = z.infer<typeof IdeaPlace>

export const mostIdeas = 100
