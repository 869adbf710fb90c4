import { expect } from 'vitest'
import { type App, test, testOnOneEngine } from '#test/harness.ts'

const read = (app: App, lines: unknown) => app.post('/api/ingredients/read', { lines })

test('lines are read in their order, each with what it says and as it was written', async ({
  app,
}) => {
  const lines = [
    'For the sauce:',
    ' 2-3 garlic cloves, crushed',
    '1 x 400g tin chopped tomatoes',
    'Salt',
    '',
  ]
  const { status, body } = await read(app, lines)
  expect(status).toBe(200)
  const nothing = { amount: null, amountMax: null, unit: null, food: '', note: null }
  expect(body).toEqual([
    { ...nothing, line: lines[0] },
    {
      line: lines[1],
      amount: 2,
      amountMax: 3,
      unit: 'clove',
      food: 'garlic',
      note: 'crushed',
    },
    { ...nothing, line: lines[2], amount: 1, unit: 'tin', food: 'chopped tomatoes', note: '400g' },
    { ...nothing, line: 'Salt', food: 'Salt' },
    { ...nothing, line: '' },
  ])
  expect((await read(app, [])).body).toEqual([])
})

test('the most that may be sent is read, and nothing beyond it', async ({ app }) => {
  const longest = '1/'.repeat(500)
  const most = Array.from({ length: 500 }, () => longest)
  const { status, body } = await read(app, most)
  expect(status).toBe(200)
  expect(body).toHaveLength(500)
  const tooMany = await read(app, [...most, 'Salt'])
  expect(tooMany.status).toBe(400)
  expect(tooMany.body.validationErrors).toEqual([
    { field: 'lines', message: 'At most 500 lines can be read at once' },
  ])
  const tooLong = await read(app, ['Salt', `${longest}!`])
  expect(tooLong.status).toBe(400)
  expect(tooLong.body.validationErrors).toEqual([
    { field: 'lines.1', message: 'A line has at most 1000 characters' },
  ])
})

testOnOneEngine.for([
  [undefined, 'lines', 'Lines must be a list of text'],
  ['1 egg', 'lines', 'Lines must be a list of text'],
  [[1], 'lines.0', 'Each line must be text'],
] as const)('%j can not be read', async ([lines, field, message], { app }) => {
  const { status, body } = await read(app, lines)
  expect(status).toBe(400)
  expect(body.validationErrors).toEqual([{ field, message }])
})
