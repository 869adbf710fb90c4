import { describe, expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { pendingIn, reject } from '#features/proposals/proposals.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { type App, test as withoutKey } from '#test/harness.ts'
import { calls, says } from '#test/services/modelReplies.ts'
import { begin, say } from './chat.factory.ts'
import { test as withModel } from './modelChat.factory.ts'

/** The next message of a conversation. */
async function goOn(app: App, conversationId: number, message: string) {
  const path = `/api/conversations/${conversationId}/messages`
  const { body } = await app.post(path, { role: 'user', content: message })
  return say(app, { message, conversationId, messageId: body.id })
}

const replacedIn = async (app: App) =>
  (await app.get('/api/command-proposals?status=replaced')).body

describe('a correction', () => {
  withoutKey('withdraws the card that it corrects', async ({ app }) => {
    const said = await begin(app, 'we need 2 lb of carrots')
    const first = await say(app, said)
    await app.post(`/api/conversations/${said.conversationId}/messages`, {
      role: 'assistant',
      content: first.text,
    })
    const second = await goOn(app, said.conversationId, 'no, make that 3 lb')
    expect(second.text).toContain("I'd put **Carrots** (3 lb) on the shopping list.")
    const pending = await pendingIn(app)
    expect(pending.map(({ id }) => id)).toEqual(second.proposals.map(({ id }) => id))
    const items = pending.flatMap(({ proposedChanges }) => proposedChanges.map(({ item }) => item))
    expect(items).toMatchObject([{ name: 'Carrots', quantity: '3 lb' }])
    expect(await replacedIn(app)).toMatchObject([
      { id: first.proposals[0]?.id, replacedBy: second.proposals[0]?.id },
    ])
  })

  withoutKey('is of the thing that it names', async ({ app }) => {
    const said = await begin(app, 'we bought 2 l of milk, eggs and spinach')
    await say(app, said)
    const second = await goOn(app, said.conversationId, 'actually the milk is only 1 l, sorry')
    expect(second.proposals[0]?.proposedChanges.map(({ item }) => item)).toMatchObject([
      { name: 'Milk', quantity: '1 l' },
      { name: 'Eggs', quantity: '1' },
      { name: 'Spinach', quantity: '1' },
    ])
  })

  withoutKey('is no other word about the same person', async ({ app }) => {
    await app.post('/api/family-member-preferences', familyMember({ name: 'Uma' }))
    const said = await begin(app, 'Uma likes kiwis')
    await say(app, said)
    await goOn(app, said.conversationId, 'Uma hates leeks')
    expect(await pendingIn(app)).toHaveLength(2)
    expect(await replacedIn(app)).toEqual([])
  })

  withoutKey('has no base in what was rejected', async ({ app }) => {
    const said = await begin(app, 'add 2 lb of carrots')
    const { proposals, text } = await say(app, said)
    await app.post(`/api/conversations/${said.conversationId}/messages`, {
      role: 'assistant',
      content: text,
    })
    await reject(app, proposals[0] ?? { id: 0 })
    const second = await goOn(app, said.conversationId, 'make that 3 lb')
    expect(second.proposals).toEqual([])
  })

  withModel(
    'of a model names what it corrects, or is known by its things',
    async ({ app, router }) => {
      const call = (name: string, more: object = {}) =>
        calls({ name: 'ADD_PANTRY_ITEMS_TEXT', input: { items: [pantryItem({ name })], ...more } })
      const said = await begin(app, 'We bought milk')
      router.next(call('Milk'), says('Proposed.'))
      const first = await say(app, said)
      const replaces = first.proposals.map(({ id }) => id)
      router.next(call('Oat milk', { replaces }), says('Oat milk then.'))
      const second = await goOn(app, said.conversationId, 'no, oat milk')
      router.next(call('Oat milk', { items: [pantryItem({ name: 'Oat milk', quantity: '9' })] }))
      router.next(says('Nine.'))
      const third = await goOn(app, said.conversationId, 'nine of them')
      expect(await pendingIn(app)).toMatchObject(third.proposals.map(({ id }) => ({ id })))
      const both = [...first.proposals, ...second.proposals].map(({ id }) => ({ id }))
      expect(await replacedIn(app)).toMatchObject(both)
    },
  )

  withModel('keeps a card that is wanted again', async ({ app, router }) => {
    const milk = pantryItem({ name: 'Milk' })
    const said = await begin(app, 'We bought milk')
    const call = (name: string, input: object) => ({ name, input })
    router.next(calls(call('ADD_PANTRY_ITEMS_TEXT', { items: [milk] })), says('Proposed.'))
    const first = await say(app, said)
    const replaces = first.proposals.map(({ id }) => id)
    const again = call('ADD_PANTRY_ITEMS_TEXT', { items: [milk], replaces })
    const items = [shoppingItem({ name: 'Oat milk' })]
    router.next(calls(again, call('ADD_SHOPPING_ITEMS_TEXT', { items, replaces })), says('Both.'))
    const second = await goOn(app, said.conversationId, 'and oat milk on the list')
    expect(second.proposals.map(({ commandType }) => commandType)).toEqual([
      'ADD_PANTRY_ITEMS_TEXT',
      'ADD_SHOPPING_ITEMS_TEXT',
    ])
    expect(await pendingIn(app)).toHaveLength(2)
    expect(await replacedIn(app)).toEqual([])
  })
})
