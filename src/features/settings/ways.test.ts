import { describe, expect } from 'vitest'
import { begin, say } from '#features/assistant/chat.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { propose } from '#features/proposals/proposals.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays, sayDay } from '#shared/days.ts'
import { usualWays, type Ways } from '#shared/ways.ts'
import { type App, test, testOnOneEngine } from '#test/harness.ts'

const setting = '/api/settings/household.ways'
const waysOf = async (app: App) => (await app.get('/api/household')).body.ways

const german: Ways = { weekStart: 'Monday', clock: '24', dates: 'day first', units: 'metric' }

describe('the household’s ways', () => {
  test('are none until somebody chooses, and go back with the change', async ({ app }) => {
    expect(await waysOf(app)).toBeNull()
    const saved = await app.put(setting, { value: german })
    expect(saved.status).toBe(200)
    expect(await waysOf(app)).toEqual(german)
    await app.post(`/api/changes/${saved.headers.get('X-Change-Id')}/undo`)
    expect(await waysOf(app)).toBeNull()
  })

  test('can be chosen one by one; the others stay open', async ({ app }) => {
    await app.put(setting, { value: { units: 'metric' } })
    expect(await waysOf(app)).toEqual({ units: 'metric' })
  })

  testOnOneEngine.for([
    ['weekStart', 'Tuesday', 'Weeks must start on Sunday, Monday or Saturday'],
    ['clock', 24, 'Clock must be 12 or 24'],
    ['dates', 'DMY', 'Dates must be month first, day first or year first'],
    ['units', 'stones', 'Units must be as written, metric or US'],
  ] as const)('have no %s of %s', async ([name, value, message], { app }) => {
    const { status, body } = await app.put(setting, { value: { ...usualWays, [name]: value } })
    expect(status).toBe(400)
    expect(body.validationErrors).toEqual([{ field: `value.${name}`, message }])
    expect(await waysOf(app)).toBeNull()
  })

  test('are how cards, the assistant and the calendar file say times and days', async ({ app }) => {
    const { today } = (await app.get('/api/household')).body
    const [tomorrow, later] = [addDays(today, 1), addDays(today, 5)]
    const date = (dates: Ways['dates']) =>
      sayDay(later, { weekday: 'short', month: 'short', day: 'numeric' }, dates)
    const card = async (recipeName: string) => {
      const planned = meal({ date: later, time: '19:30', recipeName })
      return (await propose(app, 'CREATE_MENU_TEXT', [planned])).commandContent
    }
    expect(await card('Tacos')).toContain(`${date('month first')} · Dinner 7:30 PM`)
    await app.put(setting, { value: german })
    expect(await card('Soup')).toContain(`${date('day first')} · Dinner 19:30`)

    const rising = { title: 'Pizza', instructions: 'Let the dough rise for 2 hours.' }
    const { body: pizza } = await app.post('/api/recipes', recipe(rising))
    const dish = { recipeName: 'Pizza', recipeId: pizza.id }
    await app.post('/api/meal-events', meal({ date: tomorrow, time: '23:59', ...dish }))
    const { text } = await say(app, await begin(app, "what's for dinner tomorrow?"))
    expect(text).toContain('Tomorrow, dinner at 23:59: **Pizza**')
    const prep = await app.get(`/api/menu/prep?startDate=${today}&endDate=${tomorrow}`)
    expect(JSON.stringify(prep.body)).toContain('Start Pizza by 21:04 tomorrow')
    const file = await app.get<string>(`/api/menu.ics?startDate=${today}&endDate=${tomorrow}`)
    expect(file.body.replaceAll('\r\n ', '')).toContain('Start Pizza by 21:04 tomorrow')
  })

  test('say which number of a typed date is the month', async ({ app }) => {
    const expires = async (expiryDate: string) =>
      (await app.post('/api/pantry', pantryItem({ expiryDate }))).body.expiresOn
    expect(await expires('5/12/2030')).toBe('2030-05-12')
    await app.put(setting, { value: german })
    expect(await expires('5/12/2030')).toBe('2030-12-05')
    expect(await expires('12/25/2030'), 'it can only be that way round').toBe('2030-12-25')
    expect(await expires('2030 Dec 5')).toBe('2030-12-05')
    const { proposals } = await say(app, await begin(app, 'plan tacos for dinner on 5/12/2030'))
    expect(JSON.stringify(proposals)).toContain('2030-12-05')
  })
})
