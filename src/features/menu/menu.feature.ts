import { sampleOf } from '#server/appContext.ts'
import type { Feature } from '#server/feature.ts'
import { menuCommands } from './menu.commands.ts'
import { menuPrompt } from './menu.prompt.ts'
import { mealEvents, menuFeeds, menuMigrations } from './menu.records.ts'
import { feedPath, menuRoutes } from './menu.routes.ts'
import { sampleMenu } from './menu.sample.ts'
import { followTitle, unseat } from './menu.service.ts'
import { keepExtending } from './repeating/extendRepeating.ts'
import { repeatingMeals, repeatingMigrations } from './repeating/repeating.records.ts'
import { dishIdeas, sometimeMigrations } from './sometime/sometime.records.ts'

export const menu: Feature = {
  name: 'menu',
  historyOf: 'menu',
  recordTypes: [mealEvents, repeatingMeals, dishIdeas, menuFeeds],
  migrations: { ...menuMigrations, ...repeatingMigrations, ...sometimeMigrations },
  commands: menuCommands,
  promptLists: [menuPrompt],
  whenRemoved: { 'family-member-preference': unseat },
  whenChanged: { recipe: followTitle },
  routes: (app) => {
    keepExtending(app)
    return menuRoutes(app)
  },
  secretPaths: [feedPath],
  // Whoever knows the address can read the menu.
  forPeople: ['/api/menu-feed'],
  sample: [sampleOf(mealEvents, sampleMenu)],
}
