import type { ServerResponse } from 'node:http'
import type { CalendarServer } from '#test/calendarServer.ts'

const json = (response: ServerResponse, value: unknown) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))

/** Tables of Grocy 4, as its API answers them. */
const grocyTables = {
  products: [
    {
      id: 1,
      name: 'Milk',
      location_id: 1,
      qu_id_stock: 1,
      product_group_id: 1,
      shopping_location_id: 1,
    },
    { id: 2, name: 'Flour', location_id: 2, qu_id_stock: 2, product_group_id: null },
    { id: 3, name: 'Saffron', location_id: 2, qu_id_stock: 2 },
  ],
  stock: [
    { id: 1, product_id: 1, amount: 1, best_before_date: '2026-12-01', location_id: 1, note: '' },
    {
      id: 2,
      product_id: 1,
      amount: 2,
      best_before_date: '2026-12-01',
      location_id: 1,
      note: 'oat',
    },
    { id: 3, product_id: 2, amount: 500, best_before_date: '2999-12-31', location_id: 2 },
  ],
  locations: [
    { id: 1, name: 'Fridge' },
    { id: 2, name: 'Cellar' },
  ],
  quantity_units: [
    { id: 1, name: 'Carton', name_plural: 'Cartons' },
    { id: 2, name: 'g', name_plural: 'g' },
    { id: 3, name: 'cup', name_plural: 'cups' },
  ],
  quantity_unit_conversions: [{ product_id: 2, from_qu_id: 2, to_qu_id: 3, factor: 0.008 }],
  product_groups: [{ id: 1, name: 'Dairy' }],
  shopping_locations: [{ id: 1, name: 'Corner shop' }],
  shopping_lists: [{ id: 1, name: 'Shopping list' }],
  shopping_list: [
    { id: 1, product_id: 1, note: null, amount: 2, shopping_list_id: 1, done: 0, qu_id: 1 },
    { id: 2, product_id: null, note: 'Candles', amount: 1, shopping_list_id: 1, done: 1 },
  ],
  recipes: [
    {
      id: 1,
      name: 'Pancakes',
      description: '<p>Whisk.</p><p>Fry.</p>',
      base_servings: 4,
      type: 'normal',
      picture_file_name: 'pan cakes.jpg',
    },
    { id: 2, name: '2026-11-20', type: 'mealplan-day' },
  ],
  recipes_pos: [
    {
      recipe_id: 1,
      product_id: 2,
      amount: 250,
      qu_id: 3,
      note: 'sifted',
      ingredient_group: 'Batter',
    },
    { recipe_id: 1, product_id: 1, amount: 1, qu_id: 1, variable_amount: 'a little' },
  ],
  meal_plan_sections: [{ id: 1, name: 'Breakfast', time_info: '07:30' }],
  meal_plan: [
    { day: '2026-11-10', type: 'recipe', recipe_id: 1, recipe_servings: 2, section_id: 1, done: 1 },
    { day: '2026-11-20', type: 'note', note: 'Eat out', section_id: -1, done: 0 },
    { day: '2026-11-21', type: 'product', product_id: 1, product_amount: 1, section_id: 1 },
  ],
  chores: [{ id: 1, name: 'Mop' }],
  product_barcodes: [],
}

/** A server that answers as Grocy does, to those who have its key. */
export function serveGrocy(server: CalendarServer, picture: Buffer, key = 'grocy-key') {
  for (const [table, rows] of Object.entries(grocyTables)) {
    server.serve(`/grocy/api/objects/${table}`, (request, response) =>
      request.headers['grocy-api-key'] === key
        ? json(response, rows)
        : response.writeHead(401).end(),
    )
  }
  const name = encodeURIComponent(Buffer.from('pan cakes.jpg').toString('base64'))
  server.serve(`/grocy/api/files/recipepictures/${name}`, (request, response) =>
    request.headers['grocy-api-key'] === key
      ? response.writeHead(200).end(picture)
      : response.writeHead(401).end(),
  )
  return server.url('/grocy/')
}

const soup = {
  id: 7,
  name: 'Leek soup',
  description: 'Soft.',
  keywords: [{ id: 1, name: 'winter' }],
  steps: [
    {
      name: '',
      instruction: 'Soften the leeks.\n\n### Source\nhttps://kitchen.test/soup?utm_source=app&id=3',
      ingredients: [{ food: { name: 'leeks' }, unit: null, amount: 2, note: '' }],
    },
  ],
  working_time: 10,
  waiting_time: 0,
  servings: 4,
  source_url: null,
  image: '/media/recipes/soup.jpg',
}

/** A server that answers as Tandoor 2 does: lists in pages, recipes one by one. */
export function serveTandoor(server: CalendarServer, picture: Buffer, token = 'tda_1') {
  const lists: Record<string, object[][]> = {
    recipe: [[{ id: 7, name: 'Leek soup' }], [{ id: 8, name: 'Oat bread' }]],
    'meal-plan': [
      [
        {
          id: 1,
          title: '',
          recipe: { id: 7, name: 'Leek soup' },
          servings: 3,
          note: 'with bread',
          from_date: '2026-11-20T00:00:00Z',
          to_date: '2026-11-21T00:00:00Z',
          meal_type: { id: 1, name: 'Lunch', time: '12:30:00' },
        },
      ],
    ],
    'shopping-list-entry': [
      [
        {
          id: 1,
          food: { name: 'Leeks', supermarket_category: { name: 'Greens' } },
          unit: { name: 'bunch' },
          amount: 2,
          checked: false,
        },
      ],
    ],
    'cook-log': [
      [
        {
          recipe: 7,
          servings: 4,
          rating: 5,
          comment: 'Again!',
          created_at: '2026-11-01T18:00:00Z',
          created_by: { id: 1, display_name: 'Maya' },
        },
      ],
    ],
    food: [
      [
        { name: 'Salt', food_onhand: true },
        { name: 'Pepper', food_onhand: false },
      ],
    ],
    'recipe-book': [[{ id: 1, name: 'Winter' }]],
  }
  const guarded = (path: string, value: unknown) =>
    server.serve(path, (request, response) =>
      request.headers.authorization === `Bearer ${token}`
        ? json(response, value)
        : response.writeHead(403).end(),
    )
  for (const [list, pages] of Object.entries(lists)) {
    for (const [n, results] of pages.entries()) {
      const next = n + 1 < pages.length ? server.url('/next') : null
      guarded(`/api/${list}/?page=${n + 1}&page_size=100`, { count: 9, next, results })
    }
  }
  guarded('/api/recipe/7/', soup)
  guarded('/api/recipe/8/', { ...soup, id: 8, name: 'Oat bread', image: null })
  server.serve('/media/recipes/soup.jpg', (_request, response) =>
    response.writeHead(200).end(picture),
  )
  return server.url('/')
}
