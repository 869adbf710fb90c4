import { describe, expect, test } from 'vitest'
import { groupProposals, newestMessageFirst } from './grouping.logic.ts'
import { proposal } from './proposal.factory.ts'
import type { Proposal } from './proposals.contract.ts'

const at = (minute: number, second = 0) =>
  `2026-11-15T12:${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}.000Z`

const shown = (...proposals: Proposal[]) => groupProposals(proposals).map(({ id }) => id)

const remove = (id: number, given: Partial<Proposal> = {}) =>
  proposal({ id, commandType: 'DELETE_PANTRY_ITEMS_TEXT', proposedAt: at(0), ...given })
const add = (id: number, given: Partial<Proposal> = {}) =>
  proposal({ id, commandType: 'ADD_PANTRY_ITEMS_TEXT', proposedAt: at(1), ...given })

const thing = (name: string) => ({ proposedChanges: [{ type: 'add' as const, item: { name } }] })

describe('a delete and an add of one thing', () => {
  test('are one update; of two things, or of several, they are not', () => {
    expect(shown(remove(1), add(2, thing('Oat milk')))).toEqual(['1-2'])
    expect(shown(remove(1), add(2, thing('Salt')))).toEqual([1, 2])
    const several = {
      proposedChanges: [...thing('Milk').proposedChanges, ...thing('Salt').proposedChanges],
    }
    expect(shown(remove(1, several), add(2))).toEqual([1, 2])
    const meal = (date: string, dish: string) => ({
      proposedChanges: [
        { type: 'add' as const, item: { date, mealType: 'Dinner', recipeName: dish } },
      ],
    })
    const gone = remove(1, { commandType: 'DELETE_MENU_ITEM_TEXT', ...meal('2026-11-20', '') })
    const other = { commandType: 'CREATE_MENU_TEXT' }
    expect(shown(gone, add(2, { ...other, ...meal('2026-11-20', 'Soup') }))).toEqual(['1-2'])
    expect(shown(gone, add(2, { ...other, ...meal('2026-11-21', 'Soup') }))).toEqual([1, 2])
  })

  test('have the count of both', () => {
    const [group] = groupProposals([add(2, { affectedCount: 2 }), remove(1)])
    expect(group).toMatchObject({
      displayType: 'update',
      id: '1-2',
      entityType: 'pantry',
      affectedCount: 3,
      oldItem: { id: 1 },
      newItem: { id: 2 },
    })
  })

  test('within five minutes, and no longer', () => {
    expect(shown(remove(1), add(2, { proposedAt: at(5) }))).toEqual(['1-2'])
    expect(shown(remove(1), add(2, { proposedAt: at(5, 1) }))).toEqual([1, 2])
  })

  test('each once', () => {
    expect(shown(remove(1), add(2), add(3))).toEqual(['1-2', 3])
  })

  test('not of two kinds, nor two of a sort', () => {
    expect(shown(remove(1), add(2, { commandType: 'ADD_SHOPPING_ITEMS_TEXT' }))).toEqual([1, 2])
    expect(shown(add(1), add(2))).toEqual([1, 2])
    expect(shown(remove(1), remove(2))).toEqual([1, 2])
  })

  test('not of a kind that nobody knows', () => {
    const unknown = { commandType: 'DELETE_SOMETHING' }
    expect(shown(remove(1, unknown), add(2, { commandType: 'ADD_SOMETHING' }))).toEqual([1, 2])
  })

  test('of a person only if it is the same one, by the name before the colon', () => {
    const old = remove(1, {
      commandType: 'DELETE_FAMILY_MEMBER_PREFERENCE_TEXT',
      commandContent: 'Dad: shellfish',
    })
    const commandType = 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT'
    expect(shown(old, add(2, { commandType, commandContent: 'dad: likes: Soup' }))).toEqual(['1-2'])
    expect(shown(old, add(2, { commandType, commandContent: 'Mom: likes: Soup' }))).toEqual([1, 2])
  })
})

test('the rest is in the order in which it was proposed', () => {
  expect(shown(add(3, { proposedAt: at(3) }), add(1, { proposedAt: at(1) }))).toEqual([1, 3])
})

test('on the screen, those of the last message come first, in their order', () => {
  const all = [
    add(1, { messageId: 1, proposedAt: at(0) }),
    add(2, { messageId: 2, proposedAt: at(1) }),
    add(3, { messageId: 2, proposedAt: at(1) }),
    add(4, { proposedAt: at(2) }),
    remove(5, { messageId: 1, commandType: 'DELETE_RECIPE', proposedAt: at(3) }),
  ]
  const order = newestMessageFirst(groupProposals(all)).map(({ id }) => id)
  expect(order).toEqual([1, 5, 4, 2, 3])
})
