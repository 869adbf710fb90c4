import { perHousehold } from '../find/perHousehold.ts'
import type { Scene } from '../reading.ts'

const joinedNames = perHousehold((household) =>
  [
    ...household.pantry.map(({ name }) => name),
    ...household.shopping.map(({ name }) => name),
    ...household.recipes.map(({ title }) => title),
    ...household.meals.map(({ recipeName }) => recipeName),
    ...household.stores.map(({ name }) => name),
  ].filter((name) => / and | & |, /i.test(name)),
)

/** Names of the household's own lists that a list of items must not be taken apart in. */
export const ownNames = ({ household }: Pick<Scene, 'household'>): string[] =>
  joinedNames(household)
