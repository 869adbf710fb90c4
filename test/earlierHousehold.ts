type Row = Record<string, string | number | null>

const at = '2026-01-10T18:30:00.000Z'
const later = '2026-01-11T07:15:00.000Z'

const record = (id: number, fields: Row): Row => ({
  id,
  version: id,
  createdAt: at,
  updatedAt: later,
  ...fields,
})

const milk = record(1, {
  ...{ name: 'Milk', quantity: '2 l', category: 'Dairy', location: 'Fridge' },
  ...{ expiryDate: '2026-01-20', notes: 'É ñ “quoted” 🥛', expiresOn: '2026-01-20' },
})
const rice = record(4, {
  ...{ name: 'Rice', quantity: '1 kg', category: 'Grains', location: 'Pantry' },
  ...{ expiryDate: null, notes: null, expiresOn: null },
})

const soup = { title: 'Lentil soup', ingredients: '1 cup lentils\n2 carrots', tags: [] }

const json = JSON.stringify

/**
 * Rows of every table, with the columns of today. A database of an earlier program gets the tables
 * and columns that it had.
 */
export const earlierHousehold: Record<string, Row[]> = {
  changes: [
    { id: 1, why: 'Added Milk', undoes: null },
    { id: 2, why: 'Deleted Flour', undoes: null },
    { id: 3, why: 'Undid: Deleted Flour', undoes: 2 },
  ].map((change) => ({
    ...{ ...change, userId: 'household', commandType: null, executionId: null },
    createdAt: at,
  })),
  history: [
    {
      ...{ id: 1, changeId: 1, entityType: 'pantry', entityId: 1, operation: 'create' },
      ...{ changeDescription: 'Added Milk', userId: 'household', timestamp: at },
      ...{ previousData: null, newData: json(milk), previousVersion: null, newVersion: 1 },
    },
  ],
  revisions: [{ topic: 'pantry', revision: 3 }],
  sessions: [{ id: 'b1946ac92492d2347c6235b4d2611184', createdAt: at }],
  requestKeys: [
    { key: 'k1', call: 'POST /api/pantry', changeId: 1, status: 201, answer: '{}', createdAt: at },
  ],
  pantryItems: [milk, rice],
  settings: [record(1, { key: 'theme', value: json('dark') })],
  recipes: [
    record(1, {
      ...{ title: soup.title, description: 'Warm', ingredients: soup.ingredients },
      ...{ instructions: 'Cook.', prepTime: '10 min', cookTime: '30 min', servings: '4' },
      ...{ difficulty: 'Easy', cuisine: 'indian', tags: json(['soup']), notes: null },
      ...{ isFavorite: 1, pictureId: 1, nutrition: json([{ name: 'Energy', amount: '90 kcal' }]) },
    }),
  ],
  recipePictures: [
    record(1, {
      ...{ mimeType: 'image/png', width: 1, height: 1, size: 70 },
      ...{ imageData: 'iVBORw0KGgo=', thumbnail: 'iVBORw0KGgo=' },
    }),
  ],
  familyMembers: [
    record(1, {
      ...{ name: 'Maya', role: 'Daughter', keyGoalsAndLimits: json(['No peanuts']) },
      ...{ likes: json(['Rice']), dislikes: json([]), sortOrder: 0, isActive: 1 },
    }),
  ],
  wholeFamilyPreferences: [
    record(1, {
      name: 'Fish',
      description: 'Twice a week',
      value: null,
      sortOrder: 1,
      isActive: 0,
    }),
  ],
  knowledge: [record(1, { vaultName: 'Kitchen', name: 'Oven', content: 'Runs hot.' })],
  shoppingItems: [
    record(1, {
      ...{ name: 'Eggs', quantity: '12', category: 'Dairy', store: 'Corner shop' },
      ...{ priority: 'high', notes: null, addedBy: 'Dad', isCompleted: 1 },
    }),
  ],
  stores: [record(1, { name: 'Corner shop', aisles: json(['Dairy']) })],
  mealEvents: [
    record(1, {
      ...{ date: '2026-01-12', time: '18:00', mealType: 'dinner', recipeName: soup.title },
      ...{ recipeId: 1, attendees: json(['Maya']), notes: null, servings: 2.5, seriesId: null },
    }),
  ],
  repeatingMeals: [
    record(1, {
      ...{ weekdays: json([6]), everyWeeks: 1, firstDay: '2026-01-17', lastDay: null },
      ...{ madeUntil: '2026-03-01', time: '09:00', mealType: 'breakfast' },
      ...{ recipeName: 'Pancakes', recipeId: null, attendees: null, servings: 4, notes: null },
    }),
  ],
  dishIdeas: [record(1, { recipeName: 'Paella', recipeId: null })],
  cookings: [
    record(1, {
      ...{ mealId: 1, recipeId: 1, title: soup.title, servings: 2.5, notes: 'More salt' },
      ...{ ratings: json([{ name: 'Maya', stars: 5 }]), cookedOn: '2026-01-12', recipe: null },
    }),
  ],
  foodMatches: [record(1, { food: 'scallions', name: 'spring onions', isSame: 1 })],
  calendarSources: [
    record(1, {
      name: 'School',
      url: 'https://school.example/x.ics',
      color: '#12b886',
      enabled: 1,
    }),
  ],
  conversations: [
    record(1, {
      ...{ title: 'Dinner', contextType: 'general', participantId: null, isArchived: 0 },
      ...{ tags: json(['menu']), totalMessages: 1, lastMessageAt: at },
    }),
  ],
  messages: [
    record(1, {
      ...{ conversationId: 1, messageIndex: 0, role: 'user', content: 'We have milk', uuid: null },
      ...{ modelId: null, tokenCount: 4, processingTime: 12, metadata: json({ a: [1, null] }) },
    }),
  ],
  photos: [
    record(1, {
      ...{ conversationId: 1, messageId: 1, filename: 'milk.png', mimeType: 'image/png' },
      ...{ imageData: 'iVBORw0KGgo=', width: 1, height: 1, size: 70, description: null },
      ...{ tags: json([]), createdBy: 'user' },
    }),
  ],
  proposals: [
    record(1, {
      ...{ conversationId: 1, messageId: 1, commandType: 'PANTRY_ADD', status: 'rejected' },
      ...{ commandContent: 'Add milk', affectedEntities: json([]), affectedCount: 0 },
      ...{ proposedChanges: json([{ type: 'add', item: { name: 'Milk' } }]) },
      ...{ requiresConfirmation: 1, proposedAt: at, decidedAt: later, decidedBy: 'household' },
      ...{ executedAt: null, executionResult: null, errorMessage: null, originalContext: null },
      ...{ problems: json([]), warnings: json(['Maya']), edited: 0, replacedBy: null },
    }),
  ],
  aiModels: [
    record(11, {
      ...{ name: 'Home', provider: 'Ollama', modelId: 'qwen3:8b', isDefault: 0 },
      ...{ maxTokens: 4_096, temperature: 3, callsTools: 0, seesPictures: 0 },
    }),
  ],
  instructionSections: [
    record(1, {
      ...{ name: 'our-kitchen', isOwn: 1, isDeleted: 0, title: 'Our kitchen', role: 'both' },
      ...{ description: 'How we cook', content: 'No oven.', sortOrder: 5, isActive: 1 },
      shippedHash: null,
    }),
  ],
  aiUsage: [
    record(1, {
      ...{ day: '2026-01-10', modelId: 'qwen3:8b', calls: 3, failures: 1 },
      ...{ inputTokens: 900, outputTokens: 120, cost: 0.25 },
    }),
  ],
  aiTestResults: [
    record(1, {
      ...{ testName: 'Milk', testType: 'command', success: 1, requestData: null, model: 'x' },
      ...{ responseData: null, errorMessage: null, durationMs: 5, tokenUsage: null, runId: 'r1' },
    }),
  ],
}
