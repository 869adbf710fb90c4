import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineKind } from '#server/kind.ts'
import { recipesCalls } from './recipes.calls.ts'
import { Recipe } from './recipes.contract.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    recipes: Columns<Recipe>
  }
}

export const recipeRecords = defineKind({
  name: 'recipe',
  table: 'recipes',
  topic: recipesCalls.topic,
  noun: 'recipe',
  heading: 'Recipes',
  description: 'The recipe book',
  schema: Recipe,
  label: (recipe) => recipe.title,
  exportedAs: 'recipes',
})

export const recipesMigrations: Migrations = {
  '004-recipes': async (db) => {
    await recordTable(db, 'recipes')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('ingredients', 'text')
      .addColumn('instructions', 'text')
      .addColumn('prepTime', 'text')
      .addColumn('cookTime', 'text')
      .addColumn('servings', 'text')
      .addColumn('difficulty', 'text')
      .addColumn('cuisine', 'text')
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('notes', 'text')
      .execute()
  },
}
