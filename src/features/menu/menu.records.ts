import { randomBytes, randomUUID } from 'node:crypto'
import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { timestamp } from '#shared/time.ts'
import { MealEvent, MenuFeed } from './menu.contract.ts'
import { feedEndpoints, mealEndpoints } from './menu.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    mealEvents: Columns<MealEvent>
    menuFeeds: Columns<MenuFeed>
  }
}

export const mealEvents = defineRecord({
  name: 'mealEvent',
  table: 'mealEvents',
  topic: mealEndpoints.topic,
  noun: 'meal',
  heading: 'Menu',
  description: 'Planned meals, each with its day, time and eaters',
  schema: MealEvent,
  label: (meal) => meal.recipeName,
  knownBy: ['date', 'mealType', 'attendees'],
  exportedAs: 'menu',
  refersTo: { recipeId: 'recipe', seriesId: 'repeatingMeal' },
  announces: { create: 'meal-event-created', delete: 'meal-event-deleted' },
})

export const menuFeeds = defineRecord({
  name: 'menuFeed',
  table: 'menuFeeds',
  topic: feedEndpoints.topic,
  noun: 'calendar address',
  heading: 'Calendar address',
  description: 'The secret address at which calendar apps read the menu',
  schema: MenuFeed,
  label: () => 'Menu',
  setup: true,
  single: true,
})

export const newToken = () => randomBytes(32).toString('base64url')

export const menuMigrations: Migrations = {
  '007-menu': async (db) => {
    await recordTable(db, 'mealEvents')
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('mealType', 'text', (column) => column.notNull())
      .addColumn('recipeName', 'text', (column) => column.notNull())
      // No foreign key: deleting a recipe leaves its meals as they are.
      .addColumn('recipeId', 'integer')
      .addColumn('attendees', 'text')
      .addColumn('notes', 'text')
      .execute()
    await db.tx.schema
      .createIndex('meal_events_by_day')
      .on('mealEvents')
      .columns(['date', 'time', 'id'])
      .execute()

    await recordTable(db, 'menuFeeds')
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('household', 'text', (column) => column.notNull())
      .execute()
    const now = timestamp()
    await db.tx
      .insertInto('menuFeeds')
      .values({
        token: randomBytes(32).toString('base64url'),
        household: randomUUID(),
        version: 1,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
  },
  '030-meal-servings': async ({ tx }) => {
    await tx.schema.alterTable('mealEvents').addColumn('servings', 'real').execute()
  },
}
