import type { Columns } from '#server/db/columns.ts'
import { type Migrations, recordTable } from '#server/db/migrate.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { RecipePicture } from './pictures.contract.ts'
import { pictureEndpoints } from './pictures.endpoints.ts'
import { Recipe } from './recipes.contract.ts'
import { recipesEndpoints } from './recipes.endpoints.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    recipes: Columns<Recipe>
    recipePictures: Columns<RecipePicture>
  }
}

export const recipeRecords = defineRecord({
  name: 'recipe',
  table: 'recipes',
  topic: recipesEndpoints.topic,
  noun: 'recipe',
  heading: 'Recipes',
  description: 'The recipe book',
  schema: Recipe,
  label: (recipe) => recipe.title,
  exportedAs: 'recipes',
  refersTo: { pictureId: 'recipePicture' },
})

/** Pictures are never updated: a recipe's history keeps the id of the old one. */
export const pictureRecords = defineRecord({
  name: 'recipePicture',
  table: 'recipePictures',
  topic: pictureEndpoints.topic,
  noun: 'picture',
  heading: 'Pictures',
  description: 'Pictures of recipes, drawn anew without hidden information',
  schema: RecipePicture,
  label: ({ width, height }) => `${width} × ${height}`,
  unrecorded: true,
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
  '027-recipe-marks': async ({ tx }) => {
    const recipes = () => tx.schema.alterTable('recipes')
    await recipes()
      .addColumn('isFavorite', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await recipes().addColumn('pictureId', 'integer').execute()
  },
  '028-recipe-pictures': async (db) => {
    await recordTable(db, 'recipePictures')
      .addColumn('mimeType', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('imageData', 'text', (column) => column.notNull())
      .addColumn('thumbnail', 'text', (column) => column.notNull())
      .execute()
  },
  '037-recipe-nutrition': async ({ tx }) => {
    await tx.schema.alterTable('recipes').addColumn('nutrition', 'text').execute()
  },
}
