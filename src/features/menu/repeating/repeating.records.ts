import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { RepeatingMeal } from './repeating.contract.ts'
import { repeatingEndpoints } from './repeating.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    repeatingMeals: Columns<RepeatingMeal>
  }
}

export const repeatingMeals = defineRecord({
  name: 'repeatingMeal',
  table: 'repeatingMeals',
  topic: repeatingEndpoints.topic,
  noun: 'repeating meal',
  heading: 'Repeating meals',
  description: 'Meals that are planned again and again, with their days of the week',
  schema: RepeatingMeal,
  label: (meal) => meal.recipeName,
  exportedAs: 'repeatingMeals',
  refersTo: { recipeId: 'recipe' },
})

export const repeatingMigrations: Migrations = {
  '033-repeating-meals': async (db) => {
    await recordTable(db, 'repeatingMeals')
      .addColumn('weekdays', 'text', (column) => column.notNull())
      .addColumn('everyWeeks', 'integer', (column) => column.notNull())
      .addColumn('firstDay', 'text', (column) => column.notNull())
      .addColumn('lastDay', 'text')
      .addColumn('madeUntil', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('mealType', 'text', (column) => column.notNull())
      .addColumn('recipeName', 'text', (column) => column.notNull())
      .addColumn('recipeId', 'integer')
      .addColumn('attendees', 'text')
      .addColumn('servings', 'real')
      .addColumn('notes', 'text')
      .execute()
    // No foreign key: a restored or undone list may bring a meal back before what it belongs to.
    await db.tx.schema.alterTable('mealEvents').addColumn('seriesId', 'integer').execute()
    await db.tx.schema
      .createIndex('meal_events_by_series')
      .on('mealEvents')
      .columns(['seriesId', 'date'])
      .execute()
  },
}
