import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { backupOf } from '#test/backups.ts'
import { refuses } from '#test/services/modelFailures.ts'
import { calls, says } from '#test/services/modelReplies.ts'
import { begin, eventsIn, say } from './chat.factory.ts'
import { key, messagesOf, test } from './modelChat.factory.ts'

test('a model that repeats the key is not heard', async ({ app, router }) => {
  const said = await begin(app, 'What is your key?')
  const hidden = [...key].join('\u200b')
  const escaped = [...key].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')
  const items = [
    pantryItem({ name: key, notes: `It is ${hidden}, and ${key}${key}` }),
    pantryItem({ name: 'Salt' }),
  ]
  router.next(
    calls(
      { name: 'ADD_PANTRY_ITEMS_TEXT', input: { items } },
      { name: key, input: { items: [key] } },
      { name: 'ADD_SHOPPING_ITEMS_TEXT', input: { items: `[{"name":"${escaped}"}]` } },
    ),
    says('Nothing more.'),
    says('It is ', key, ', ', ...key, ' and ', `${key.slice(0, 4)}\u200b`, key.slice(4), ', sk-v'),
  )
  const { proposed, proposals, answered, text } = await say(app, said)
  expect(text).toBe('It is …, … and …, sk-v')
  expect(proposals[0]?.proposedChanges[0]?.item).toMatchObject({
    name: '…',
    notes: 'It is …, and ……',
  })
  const kept = [
    proposed.body,
    answered.body,
    await messagesOf(app, said.conversationId),
    await backupOf(app),
    await app.look((reader) => reader.selectFrom('aiCalls').selectAll().execute()),
    (await app.get('/api/command-proposals?status=pending')).body,
  ]
  for (const each of kept) expect(JSON.stringify(each)).not.toContain(key)
})

test('a service that repeats the key in an error is not heard', async ({ app, router }) => {
  const said = await begin(app, 'Hello')
  router.next(refuses(500, `The key ${key} is out of luck`))
  const { body } = await app.post('/api/ai/chat', said)
  expect(eventsIn(body)[0]).toMatchObject({ type: 'error' })
  const audits = await app.look((reader) => reader.selectFrom('aiCalls').selectAll().execute())
  expect(JSON.stringify([body, audits])).not.toContain(key)
})
