import { zipOf } from '#features/recipes/import/zip.factory.ts'

const users = [
  { id: 'p1', full_name: 'Maya', username: 'maya' },
  { id: 'p2', full_name: 'Sam', username: 'sam' },
]

/** A backup of Mealie 2: two recipes, and everything else that a household keeps there. */
export const mealieDatabase = (more: object = {}) => ({
  alembic_version: [{ version_num: '1' }],
  users,
  recipes: [
    { id: 'a1', name: 'Leek soup', slug: 'leek-soup', recipe_servings: 4, rating: 4.5 },
    {
      id: 'a2',
      name: 'Oat bread',
      slug: 'oat-bread',
      recipe_yield: '1 loaf',
      rating: 3,
      last_made: null,
    },
  ],
  recipes_ingredients: [
    { recipe_id: 'a1', position: 0, quantity: 2, food_id: 'f1', note: 'sliced' },
    { recipe_id: 'a2', position: 0, quantity: 1, unit_id: 'u1', food_id: 'f2' },
  ],
  recipe_instructions: [
    { recipe_id: 'a1', position: 0, text: 'Soften the leeks.' },
    { recipe_id: 'a2', position: 0, text: 'Bake.' },
  ],
  ingredient_units: [{ id: 'u1', name: 'cup' }],
  ingredient_foods: [
    { id: 'f1', name: 'leeks', label_id: 'l1' },
    { id: 'f2', name: 'oats' },
    { id: 'f3', name: 'milk', on_hand: false },
  ],
  households_to_ingredient_foods: [{ household_id: 'h1', food_id: 'f2' }],
  multi_purpose_labels: [{ id: 'l1', name: 'Greens' }],
  tags: [{ id: 't1', name: 'winter' }],
  recipes_to_tags: [{ recipe_id: 'a1', tag_id: 't1' }],
  categories: [{ id: 'c1', name: 'Soup' }],
  recipes_to_categories: [{ recipe_id: 'a1', category_id: 'c1' }],
  tools: [{ id: 'o1', name: 'Blender' }],
  recipes_to_tools: [{ recipe_id: 'a1', tool_id: 'o1' }],
  notes: [{ recipe_id: 'a1', title: 'Freezing', text: 'Without cream.' }],
  recipe_comments: [{ recipe_id: 'a1', user_id: 'p2', text: 'More pepper.' }],
  recipe_nutrition: [{ recipe_id: 'a1', calories: '210', fat_content: '9' }],
  users_to_recipes: [
    { user_id: 'p1', recipe_id: 'a1', rating: 5, is_favorite: true },
    { user_id: 'p2', recipe_id: 'a1', rating: 4, is_favorite: false },
    { user_id: 'p1', recipe_id: 'a2', rating: 3, is_favorite: false },
  ],
  shopping_lists: [
    { id: 's1', name: 'Market' },
    { id: 's2', name: 'Bakery' },
  ],
  shopping_list_items: [
    {
      shopping_list_id: 's1',
      position: 1,
      checked: false,
      quantity: 3,
      food_id: 'f1',
      note: 'thin',
    },
    { shopping_list_id: 's1', position: 0, checked: true, quantity: 1, note: 'Paper bags' },
    {
      shopping_list_id: 's2',
      position: 0,
      checked: false,
      quantity: 1,
      unit_id: 'u1',
      food_id: 'f3',
    },
    { shopping_list_id: 's2', position: 1, checked: false, quantity: 1, note: '' },
  ],
  group_meal_plans: [
    { date: '2026-11-20', entry_type: 'dinner', recipe_id: 'a1', title: '', text: '' },
    {
      date: '2026-11-21',
      entry_type: 'side',
      recipe_id: null,
      title: 'Salad',
      text: 'From the garden',
    },
    { date: 'someday', entry_type: 'dinner', recipe_id: null, title: 'Pie', text: '' },
  ],
  recipe_timeline_events: [
    {
      recipe_id: 'a1',
      event_type: 'system',
      subject: 'Recipe Created',
      timestamp: '2026-01-01 10:00:00',
    },
    {
      recipe_id: 'a1',
      event_type: 'comment',
      subject: 'Maya made this',
      message: 'Lovely',
      timestamp: '2026-02-03 02:00:00',
    },
    {
      recipe_id: 'a1',
      event_type: 'info',
      subject: 'Maya made this for dinner',
      timestamp: '2026-10-03 18:00:00',
      image: 'has image',
    },
  ],
  cookbooks: [{ id: 'k1', name: 'Winter' }],
  group_meal_plan_rules: [{ id: 'r1', day: 'monday' }],
  ...more,
})

export const mealieBackup = (
  files: Record<string, string | Uint8Array> = {},
  database: object = mealieDatabase(),
) =>
  zipOf({
    'database.json': JSON.stringify(database),
    'data/.DS_Store': 'x',
    'data/templates/recipes.md':
      '# {{ recipe.name }}\n\n## Ingredients\n- 1 {{ food }}\n- 2 {{ food }}\n\n## Steps\n1. {{ step }}',
    'data/recipes/a1/images/.gitkeep': '',
    ...files,
  })
