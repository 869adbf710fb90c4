import { expect } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { approve, pendingIn } from '#features/proposals/proposals.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { addDays } from '#shared/days.ts'
import { type App, test } from '#test/harness.ts'
import { begin, say } from './chat.factory.ts'
import type { Choice } from './chat.logic.ts'

async function goOn(app: App, conversationId: number, message: string) {
  const path = `/api/conversations/${conversationId}/messages`
  const { body } = await app.post(path, { role: 'user', content: message })
  return say(app, { message, conversationId, messageId: body.id })
}

/** Only the stream knows the buttons before the answer is stored. */
const choicesOf = ({ events }: Awaited<ReturnType<typeof say>>): Choice[] =>
  events.flatMap((event) =>
    typeof event === 'object' && event.type === 'proposals' ? (event.choices ?? []) : [],
  )

test('what is unclear is offered as buttons, and a press is a message that proposes it', async ({
  app,
}) => {
  await app.post('/api/family-member-preferences', familyMember({ name: 'Dad' }))
  const said = await begin(app, 'Dad and kiwis')
  const asked = await say(app, said)
  expect(asked.proposals).toEqual([])
  const choices = choicesOf(asked)
  expect(choices.length).toBeGreaterThan(1)
  const { body: stored } = await app.get(`/api/conversations/${said.conversationId}/messages`)
  expect(stored.at(-1).metadata.choices).toMatchObject(choices)

  const wanted = choices.find(({ label }) => /must avoid kiwi/i.test(label))
  const picked = await goOn(app, said.conversationId, wanted?.message ?? '')
  const [card] = picked.proposals
  expect(card).toMatchObject({ commandType: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT' })
  expect(JSON.stringify(card?.proposedChanges)).toMatch(/Kiwis? \(must avoid\)/)
})

test('another reading of a sentence takes the place of the card', async ({ app }) => {
  const said = await begin(app, 'pasta tomorrow')
  const first = await say(app, said)
  const [other] = choicesOf(first)
  expect(first.proposals.length).toBe(1)
  expect(other).toBeDefined()
  const second = await goOn(app, said.conversationId, other?.message ?? '')
  expect((await pendingIn(app)).map(({ id }) => id)).toEqual(second.proposals.map(({ id }) => id))
})

test('what somebody must avoid stays on its card, whatever is picked beside it', async ({
  app,
}) => {
  await app.post('/api/family-member-preferences', familyMember({ name: 'Dad' }))
  const { today } = (await app.get('/api/household')).body
  await app.post(
    '/api/meal-events',
    meal({ date: addDays(today, 1), mealType: 'Lunch', time: '12:00' }),
  )
  const said = await begin(app, "Granny comes for lunch tomorrow, she can't have dairy")
  const first = await say(app, said)
  const choices = choicesOf(first)
  expect(choices.length).toBeGreaterThan(0)
  const second = await goOn(app, said.conversationId, choices[0]?.message ?? '')
  const note = first.proposals.find(({ commandType }) => commandType.includes('MEMBER'))
  expect(second.proposals).toContainEqual(note)
  expect(await pendingIn(app)).toContainEqual(expect.objectContaining({ id: note?.id }))
})

test('what was approved can be undone from the chat; what was not, is said', async ({ app }) => {
  const said = await begin(app, 'we need milk')
  const { proposals } = await say(app, said)
  const early = await goOn(app, said.conversationId, 'undo that')
  expect(early.text).toContain("isn't approved yet")
  await approve(app, proposals[0] ?? { id: 0 })
  const undo = await goOn(app, said.conversationId, 'undo that')
  expect(choicesOf(undo)).toMatchObject([{ action: 'undo' }])
})

test('where nothing is understood, it says what can be asked', async ({ app }) => {
  const choices = choicesOf(await say(app, await begin(app, 'flurb the wotsit gribbly')))
  expect(choices.length).toBeGreaterThan(1)
  for (const { label, message } of choices) expect(message).toBe(label)
})

test.for(['put milk on the list', 'we need milk', 'buy milk'])(
  'what is on the list already is said, and nothing else is offered: %s',
  async (words, { app }) => {
    await app.post('/api/shopping', shoppingItem({ name: 'Milk' }))
    const said = await say(app, await begin(app, words))
    expect(said.text).toContain('The shopping list already has **Milk**.')
    expect([said.proposals, choicesOf(said)]).toEqual([[], []])
  },
)

test('a button that is pressed after its card was approved proposes what is left of it', async ({
  app,
}) => {
  for (const name of ['Dad', 'Maya'])
    await app.post('/api/family-member-preferences', familyMember({ name }))
  const { today } = (await app.get('/api/household')).body
  const tomorrow = addDays(today, 1)
  await app.post('/api/meal-events', meal({ date: tomorrow, recipeName: 'Tuna pasta' }))
  const said = await begin(app, 'Paul comes to dinner tomorrow and he is allergic to tuna')
  const first = await say(app, said)
  const [seat] = choicesOf(first)
  expect(seat?.label).toMatch(/Tuna pasta .*Paul/)
  for (const card of first.proposals) await approve(app, card)

  const second = await goOn(app, said.conversationId, seat?.message ?? '')
  expect(second.proposals).toMatchObject([
    {
      commandType: 'UPDATE_MENU_ITEM_TEXT',
      proposedChanges: [{ item: { attendees: ['Dad', 'Maya', 'Paul'] } }],
    },
  ])
  const [card] = second.proposals
  if (card) await approve(app, card)
  expect((await goOn(app, said.conversationId, 'thanks')).proposals).toEqual([])
})
