import { describe, expect } from 'vitest'
import { backupOf } from '#test/backups.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'
import { section } from '../sections.factory.ts'
import type { ListedSection } from './sections.logic.ts'

const path = '/api/system-instructions'

/** The number of a shipped section. */
async function idOf(app: App, name: string): Promise<number> {
  const list: ListedSection[] = (await app.get(path)).body
  return list.find((each) => each.name === name)?.id ?? 0
}

describe('wrong input', () => {
  const all = 'Name is required. Title is required. Description is required. Content is required'

  testOnOneEngine.for([
    [{}, all],
    [{ ...section(), name: 'Our Kitchen' }, 'Name takes lower-case letters, digits and dashes'],
    [{ ...section(), name: 'x'.repeat(61) }, 'Name is too long (at most 60 characters)'],
    [{ ...section(), name: 'style' }, 'There is already a section called “style”'],
    [{ ...section(), title: ' ' }, 'Title is required'],
    [{ ...section(), content: '\u200b' }, 'Content is required'],
    [
      { ...section(), content: 'x'.repeat(20_001) },
      'Content is too long (at most 20000 characters)',
    ],
    [{ ...section(), sortOrder: -1 }, 'Sort order takes a whole number from 0 to 100000'],
    [{ ...section(), sortOrder: 4e9 }, 'Sort order takes a whole number from 0 to 100000'],
    [
      { ...section(), role: 'everybody' },
      'Read by takes both, proposal-generator, conversationalist',
    ],
    [{ ...section(), isActive: 'yes' }, 'Sent to the assistant must be true or false'],
    [[], 'The request must be a JSON object.'],
    ['{', 'The request is not valid JSON.'],
  ] as const)('%# is refused', async ([form, message], { app }) => {
    const { status, body } = await app.post(path, form)
    expect([status, body.message]).toEqual([400, message])
  })

  test('a place that is no number is 0', async ({ app }) => {
    const { sortOrder, ...without } = section()
    const places = [
      ['12', 12],
      ['7th', 7],
      ['', 0],
      ['first', 0],
      [undefined, 0],
    ] as const
    for (const [n, [given, place]] of places.entries()) {
      const { body } = await app.post(path, { ...without, name: `s-${n}`, sortOrder: given })
      expect(body.sortOrder).toBe(place)
    }
  })

  test('names stand once, and shipped ones stay', async ({ app }) => {
    await app.post(path, section())
    const { body: other } = await app.post(path, section({ name: 'other' }))
    const twice = await app.put(`${path}/${other.id}`, { name: 'our-kitchen' })
    expect([twice.status, twice.body.validationErrors]).toEqual([
      400,
      [{ field: 'name', message: 'There is already a section called “our-kitchen”' }],
    ])
    expect((await app.put(`${path}/${other.id}`, { name: 'other' })).status).toBe(200)
    const id = await idOf(app, 'style')
    const renamed = await app.put(`${path}/${id}`, { name: 'tone' })
    expect(renamed.body.message).toBe('A section that comes with the app keeps its name')
  })

  test('ids that are none are not found', async ({ app }) => {
    const id = await idOf(app, 'style')
    await app.put(`${path}/${id}`, { content: 'Rhyme.' })
    // 1001 would be the record that holds the words over a shipped section.
    for (const wrong of ['0', '999', '1000', '1001', '-3', 'x', 'compiled', '1.5', '99999999999']) {
      const answers = [
        await app.put(`${path}/${wrong}`, { title: 'x' }),
        await app.delete(`${path}/${wrong}`),
      ]
      for (const { status, body } of answers) {
        expect([wrong, status, body.message]).toEqual([
          wrong,
          404,
          "This section doesn't exist anymore.",
        ])
      }
    }
    await app.post(path, section())
    const { status, body } = await app.post(`${path}/1002/reset`)
    expect([status, body.message]).toEqual([
      409,
      'This section is your own: there is nothing to reset it to.',
    ])
  })

  test('a household has so many of its own, and no more', async ({ app }) => {
    await app.post(path, section({ name: 'own' }))
    const file = await backupOf(app)
    const [own] = file.records.instructionSection ?? []
    file.records.instructionSection = Array.from({ length: 100 }, (_, n) => ({
      ...own,
      id: n + 1,
      name: `own-${n}`,
    }))
    expect((await app.post('/api/restore', { file })).status).toBe(200)
    const { status, body } = await app.post(path, section())
    expect([status, body.message]).toEqual([
      409,
      'There are 100 sections of your own already. Delete one of them first.',
    ])
  })

  test('all of them together leave room for the rest', async ({ app }) => {
    await app.put('/api/settings/assistant.tokens', { value: 4_000 })
    const words = 'Say please and thank you. '
    const long = await app.post(path, section({ content: words.repeat(700) }))
    expect([long.status, long.body.validationErrors[0].field]).toEqual([400, 'content'])
    expect(long.body.message).toMatch(
      /^All sections together would take about [\d,]+ tokens, and [\d,]+ is the most that leaves room for the rest\. Shorten this one/,
    )
    const short = await app.post(path, section({ content: words.repeat(20) }))
    expect(short.status).toBe(201)
    const at = `${path}/${short.body.id}`
    await app.put('/api/settings/assistant.tokens', { value: 60_000 })
    expect((await app.put(at, { content: words.repeat(700) })).status).toBe(200)
    await app.put('/api/settings/assistant.tokens', { value: 4_000 })
    const shorter = await app.put(at, { content: words.repeat(600) })
    expect(shorter.status, 'what shortens is taken').toBe(200)
  })
})
