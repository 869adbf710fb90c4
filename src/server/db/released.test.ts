import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '#test/harness.ts'
import { engine } from '#test/household.ts'

/** By the steps up to 011, 024 for the aisles, 027, 030, 033, 035 and 037 for marks of recipes, servings of meals and their series, what models can do, nutrition; a question mark where nothing may be stored. A new table needs no line here. */
const released = [
  'aiModels: callsTools integer, isDefault integer, maxTokens integer, modelId text, name text, provider text, seesPictures integer, temperature integer',
  'calendarSources: color text, enabled integer, name text, url text',
  'changes: commandType text?, executionId text?, undoes integer?, userId text, why text',
  'familyMembers: dislikes text, isActive integer, keyGoalsAndLimits text, likes text, name text, role text?, sortOrder integer',
  'history: changeDescription text, changeId integer, entityId integer, entityType text, newData text?, newVersion integer?, operation text, previousData text?, previousVersion integer?, timestamp text, userId text',
  'knowledge: content text, name text, vaultName text',
  'mealEvents: attendees text?, date text, mealType text, notes text?, recipeId integer?, recipeName text, seriesId integer?, servings real?, time text',
  'menuFeeds: household text, token text',
  'migrations: appliedAt text, name text',
  'pantryItems: category text, expiresOn text?, expiryDate text?, location text, name text, notes text?, quantity text',
  'recipes: cookTime text?, cuisine text?, description text?, difficulty text?, ingredients text?, instructions text?, isFavorite integer, notes text?, nutrition text?, pictureId integer?, prepTime text?, servings text?, tags text, title text',
  'revisions: revision integer, topic text',
  'secrets: name text, value text',
  'settings: key text, value text',
  'shoppingItems: addedBy text?, category text?, isCompleted integer, name text, notes text?, priority text, quantity text?, store text?',
  'stores: aisles text, name text',
  'wholeFamilyPreferences: description text?, isActive integer, name text, sortOrder integer, value text?',
]

type Column = { table: string; name: string; type: string; notNull: number | boolean }

const columns =
  engine === 'sqlite'
    ? sql<Column>`select m.name as "table", c.name as name, lower(c.type) as type, c."notnull" or c.pk as "notNull"
        from sqlite_master m join pragma_table_info(m.name) c
        where m.type = 'table' and m.name not like 'sqlite_%'`
    : sql<Column>`select table_name as "table", column_name as name, data_type as type,
        is_nullable = 'NO' as "notNull" from information_schema.columns where table_schema = 'public'`

test('released steps still make the tables that they made', async ({ app }) => {
  const { rows } = await app.look((reader) => columns.execute(reader))
  const tables = Map.groupBy(rows, (column) => column.table)
  const described = [...tables].map(([table, own]) => {
    const fields = own
      .filter(({ name }) => !['id', 'version', 'createdAt', 'updatedAt'].includes(name))
      .map(({ name, type, notNull }) => `${name} ${type}${notNull ? '' : '?'}`)
    return `${table}: ${fields.sort().join(', ')}`
  })
  expect(described).toEqual(expect.arrayContaining(released))
})
