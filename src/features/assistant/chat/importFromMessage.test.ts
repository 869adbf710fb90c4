import { afterEach, beforeEach, expect } from 'vitest'
import { htmlPage, jsonLd } from '#features/recipes/import/pages.factory.ts'
import { ownNetwork } from '#test/calendarHarness.ts'
import { CalendarServer } from '#test/calendarServer.ts'
import { test } from '#test/harness.ts'
import { begin, say } from '../chat.factory.ts'

let site: CalendarServer
beforeEach(async () => {
  site = await CalendarServer.start()
})
afterEach(() => site.close())

const egg = {
  '@type': 'Recipe',
  name: 'Fried egg',
  recipeIngredient: ['1 egg', '1 tsp butter'],
  recipeInstructions: ['Melt the butter.', 'Fry the egg.'],
  nutrition: { '@type': 'NutritionInformation', calories: '90 kcal' },
}

const serve = (path: string, recipe: object) =>
  site.serve(path, (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(htmlPage(jsonLd(recipe), '')),
  )

test.for(['import', 'Please save this recipe:', 'add recipe from'])(
  '“%s https://…” proposes the recipe of that page, word for word',
  async (words, { start }) => {
    const app = await start(ownNetwork)
    const { proposals, text } = await say(app, await begin(app, `${words} ${serve('/egg', egg)}`))
    expect(proposals).toMatchObject([
      {
        commandType: 'ADD_RECIPE_TEXT',
        status: 'pending',
        proposedChanges: [
          {
            item: {
              title: 'Fried egg',
              ingredients: '1 egg\n1 tsp butter',
              instructions: 'Melt the butter.\nFry the egg.',
              nutrition: [{ name: 'Calories', amount: '90 kcal' }],
            },
          },
        ],
      },
    ])
    expect(text).toBe("Here's what the page says. Check it, then approve it below.")
    expect((await app.get('/api/recipes')).body).toEqual([])
    await app.post(`/api/command-proposals/${proposals[0]?.id}/approve`, { userId: 'user' })
    expect((await app.get('/api/recipes')).body).toMatchObject([
      { title: 'Fried egg', nutrition: [{ name: 'Calories', amount: '90 kcal' }] },
    ])
  },
)

test('a page that can’t be read is told, and nothing is proposed', async ({ start }) => {
  const app = await start(ownNetwork)
  const missing = await say(app, await begin(app, `import ${site.url('/none')}`))
  expect(missing).toMatchObject({ proposals: [], text: 'The address answered 404 (not found).' })
  const half = serve('/half', { ...egg, recipeInstructions: [] })
  const without = await say(app, await begin(app, `import ${half}`))
  expect(without.proposals).toEqual([])
  expect(without.text).toMatch(/the ingredients or the steps are missing/)
  const guarded = await start()
  const refused = await say(guarded, await begin(guarded, `import ${half}`))
  expect(refused.text).toMatch(/private network/)
})
