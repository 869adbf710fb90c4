import { expect, test } from 'vitest'
import { household, meal } from '../../../turn.factory.ts'
import { readMessage } from '../../readMessage.ts'

/** Sunday. */
const today = '2026-11-15'
const [saturday, sunday] = ['2026-11-21', '2026-11-22']
const read = (message: string, guests: object, others: object = {}) =>
  readMessage({
    message,
    history: [],
    photos: [],
    household: household({
      meals: [
        meal(1, { date: saturday, recipeName: 'Roast', ...guests }),
        meal(2, { date: sunday, recipeName: 'Salmon', ...others }),
      ],
    }),
    today,
    now: '17:30',
  }).commands

test('dinners that swap days leave those who eat where they are', () => {
  const clara = { attendees: ['Clara', 'Anna'], servings: 6 }
  expect(read('swap Saturday and next Sunday', clara)).toMatchObject([
    {
      type: 'UPDATE_MENU_ITEM_TEXT',
      items: [
        { id: 1, date: sunday, attendees: null, servings: null },
        { id: 2, date: saturday, ...clara },
      ],
    },
  ])
  expect(read('swap the roast and the salmon', clara, clara)).toEqual([
    {
      type: 'UPDATE_MENU_ITEM_TEXT',
      items: [
        { id: 1, date: sunday },
        { id: 2, date: saturday },
      ],
    },
  ])
})
