import { leaving } from '#features/family/web/family.slots.ts'
import { leftOnList } from '#features/menu/web/leftOnList.ts'

/** Fills what is asked for only after a press, and so is no part of the first load. */
leaving.say = async (...given) =>
  (await import('#features/menu/web/comingMeals.public.tsx')).sayComingMeals(...given)

leftOnList.offer = async (...given) =>
  (await import('#features/mealShopping/web/leftOver.public.ts')).offerLeftOver(...given)
