import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { test } from '#test/harness.ts'
import { engine } from '#test/household.ts'

// PostgreSQL ends a transaction itself when its connection is given back.
test.runIf(engine === 'sqlite')(
  'a statement that fails leaves no transaction open',
  async ({ app }) => {
    const { body: item } = await app.post('/api/pantry', pantryItem())
    const database = new DatabaseSync(join(app.env.DATA_DIR ?? '', 'food-pal.db'))
    database
      .prepare('update "pantryItems" set "id" = ? where "id" = ?')
      .run(Number.MAX_SAFE_INTEGER, item.id)
    database
      .prepare(`update sqlite_sequence set seq = ? where name = 'pantryItems'`)
      .run(Number.MAX_SAFE_INTEGER)
    database.close()

    // The next number is one that JavaScript can't tell from its neighbours.
    for (const _ of [1, 2]) {
      const refused = await app.post('/api/pantry', pantryItem({ name: 'Rice' }))
      expect(refused).toMatchObject({
        status: 503,
        body: {
          code: 'unavailable',
          message:
            'This list has run out of numbers, so nothing can be added to it. Nothing was changed.',
        },
      })
      expect((await app.post('/api/shopping', shoppingItem())).status).toBe(201)
    }
    expect((await app.get('/api/shopping')).body).toHaveLength(2)
  },
)
