import type { Client } from '#test/client.ts'

/** Where each kind of record is read and added. */
const lists = {
  pantry: '/api/pantry',
  shopping: '/api/shopping',
  recipe: '/api/recipes',
  menu: '/api/meal-events',
  member: '/api/family-member-preferences',
  rule: '/api/whole-family-preferences',
  knowledge: '/api/knowledge',
} as const

export type List = keyof typeof lists

/** A list as it is stored. */
export const read = async (app: Client, list: List) => (await app.get(lists[list])).body

export const add = async (app: Client, list: List, record: object) =>
  (await app.post(lists[list], record)).body
