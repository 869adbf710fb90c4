import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { DishIdea } from './sometime.contract.ts'
import { ideaEndpoints } from './sometime.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    dishIdeas: Columns<DishIdea>
  }
}

export const dishIdeas = defineRecord({
  name: 'dishIdea',
  table: 'dishIdeas',
  topic: ideaEndpoints.topic,
  noun: 'dish to plan',
  heading: 'Sometime',
  description: 'Dishes that the household wants to eat, on no day yet',
  schema: DishIdea,
  label: (idea) => idea.recipeName,
  exportedAs: 'sometime',
  refersTo: { recipeId: 'recipe' },
})

export const sometimeMigrations: Migrations = {
  '034-dish-ideas': async (db) => {
    await recordTable(db, 'dishIdeas')
      .addColumn('recipeName', 'text', (column) => column.notNull())
      .addColumn('recipeId', 'integer')
      .execute()
  },
}
