import { expect } from 'vitest'
import { pendingIn } from '#features/proposals/proposals.factory.ts'
import { testOnOneEngine } from '#test/harness.ts'
import { begin, say } from './chat.factory.ts'

testOnOneEngine('amounts in a wish are read as those of recipes are', async ({ app }) => {
  await say(app, await begin(app, 'Add 2 dl cream and 4 rashers bacon to the shopping list'))
  expect(await pendingIn(app)).toMatchObject([
    { commandContent: expect.stringContaining('Add Cream, Bacon (2 dl · 4 rashers') },
  ])
})
