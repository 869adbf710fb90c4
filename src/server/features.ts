import { aiTests } from '#features/aiTests/aiTests.feature.ts'
import { assistant } from '#features/assistant/assistant.feature.ts'
import { backup } from '#features/backup/backup.feature.ts'
import { brain } from '#features/brain/brain.feature.ts'
import { calendar } from '#features/calendar/calendar.feature.ts'
import { codeExport } from '#features/codeExport/codeExport.feature.ts'
import { connections } from '#features/connections/connections.feature.ts'
import { cooking } from '#features/cooking/cooking.feature.ts'
import { family } from '#features/family/family.feature.ts'
import { history } from '#features/history/history.feature.ts'
import { ingredients } from '#features/ingredients/ingredients.feature.ts'
import { mealShopping } from '#features/mealShopping/mealShopping.feature.ts'
import { menu } from '#features/menu/menu.feature.ts'
import { moving } from '#features/moving/moving.feature.ts'
import { pantry } from '#features/pantry/pantry.feature.ts'
import { planning } from '#features/planning/planning.feature.ts'
import { proposals } from '#features/proposals/proposals.feature.ts'
import { recipes } from '#features/recipes/recipes.feature.ts'
import { sample } from '#features/sample/sample.feature.ts'
import { settings } from '#features/settings/settings.feature.ts'
import { sharing } from '#features/sharing/sharing.feature.ts'
import { shopping } from '#features/shopping/shopping.feature.ts'
import { system } from '#features/system/system.feature.ts'
import { webhooks } from '#features/webhooks/webhooks.feature.ts'
import type { Feature } from './feature.ts'

/** The only place where the kernel imports features. */
export const features: readonly Feature[] = [
  recipes,
  pantry,
  family,
  mealShopping,
  shopping,
  planning,
  menu,
  cooking,
  calendar,
  settings,
  system,
  proposals,
  assistant,
  brain,
  history,
  backup,
  sample,
  aiTests,
  codeExport,
  ingredients,
  connections,
  sharing,
  webhooks,
  moving,
]
