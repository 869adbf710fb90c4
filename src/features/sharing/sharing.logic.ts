/** Apart from the contract, so that screens need no zod. */

/** What can be shared. `mayTick`: whoever has the link may tick items off. */
export type SharedThing =
  | { kind: 'recipe'; recipeId: number }
  | { kind: 'menu'; startDate: string; endDate: string }
  | { kind: 'shopping'; mayTick: boolean }

/** Days after which a link ends. */
export const lasting = [1, 7, 30] as const
export type Lasting = (typeof lasting)[number]
