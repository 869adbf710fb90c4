/** What a link can show. `mayTick`: whoever has the link may tick items off. */
export type SharedThing =
  | { kind: 'recipe'; recipeId: number }
  | { kind: 'menu'; startDate: string; endDate: string }
  | { kind: 'shopping'; mayTick: boolean }

/** Days after which a link ends. Apart from the contract, so that screens need no zod. */
export const lasting = [1, 7, 30] as const
