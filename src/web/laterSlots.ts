import { leaving } from '#features/family/web/family.slots.ts'

/** Fills what is asked for only after a press, and so is no part of the first load. */
leaving.say = async (...given) =>
  (await import('#features/menu/web/comingMeals.public.tsx')).sayComingMeals(...given)
