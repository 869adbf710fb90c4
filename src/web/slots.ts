import { leaving } from '#features/family/web/family.slots.ts'
import { ShopFor } from '#features/mealShopping/web/ShopFor.public.tsx'
import { leftOnList } from '#features/menu/web/leftOnList.ts'
import * as menu from '#features/menu/web/menu.slots.ts'
import * as recipes from '#features/recipes/web/recipes.slots.ts'
import { lazyDialog, lazyExtra } from './lib/lazyPart.tsx'
import { LastChange } from './ui/dialogs/lastChange.ts'

const CookedDialog = lazyDialog(
  async () => (await import('#features/cooking/web/CookedDialog.public.tsx')).CookedDialog,
)

/** Fills the places that features leave to others on their screens. */
recipes.CookedRecipe.fill(CookedDialog)
recipes.ShopForRecipe.fill(ShopFor)
recipes.CookingIdeas.fill(
  lazyDialog(
    async () => (await import('#features/cooking/web/IdeasDialog.public.tsx')).IdeasDialog,
  ),
)
recipes.PlanRecipe.fill(
  lazyDialog(
    async () => (await import('#features/menu/web/PlanRecipeDialog.public.tsx')).PlanRecipeDialog,
  ),
)
recipes.PlannedMeals.fill(
  lazyExtra(async () => (await import('#features/menu/web/PlannedMeals.public.tsx')).PlannedMeals),
)

menu.CookedMeal.fill(CookedDialog)
menu.ShopForDays.fill(ShopFor)
menu.CookedBefore.fill(
  lazyDialog(
    async () => (await import('#features/cooking/web/CookingDialog.public.tsx')).CookingDialog,
  ),
)
menu.CookedMark.fill(
  lazyExtra(async () => (await import('#features/cooking/web/CookedMark.public.tsx')).CookedMark),
)
menu.CookedItem.fillBy(
  async () => (await import('#features/cooking/web/CookedItem.public.tsx')).CookedItem,
)
menu.PlanWeek.fill(
  lazyDialog(
    async () => (await import('#features/planning/web/PlanWeekDialog.public.tsx')).PlanWeekDialog,
  ),
)

LastChange.fill(
  lazyExtra(async () => (await import('#features/history/web/LastChange.public.tsx')).LastChange),
)

leaving.say = async (...given) =>
  (await import('#features/menu/web/comingMeals.public.tsx')).sayComingMeals(...given)

leftOnList.offer = async (...given) =>
  (await import('#features/mealShopping/web/leftOver.public.ts')).offerLeftOver(...given)
