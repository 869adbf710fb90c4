import { describe, expect } from 'vitest'
import { calendarSource } from '#features/calendar/calendar.factory.ts'
import { familyMember, familyRule } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { addDays, weekdayOf } from '#shared/days.ts'
import { CalendarServer, icsEvent, icsFile } from '#test/calendarServer.ts'
import { test, testOnOneEngine } from '#test/harness.ts'
import { fillBook, times } from './planning.factory.ts'
import { usualRules } from './planRules.logic.ts'

const preview = '/api/menu/plan/preview'
describe('a preview', () => {
  test('has a dish and its why for each empty dinner, the same each time, and stores nothing', async ({
    app,
  }) => {
    const { today, days } = await fillBook(app)
    await app.post('/api/pantry', pantryItem({ name: 'Ramen', expiryDate: 'today' }))
    for (const name of ['Ann', 'Ben', 'Cy', 'Di', 'Ed']) {
      await app.post('/api/family-member-preferences', familyMember({ name }))
    }
    await app.post('/api/meal-events', meal({ date: addDays(today, 1), recipeName: 'Pizza' }))
    const { status, body, headers } = await app.post(preview, days)
    expect([status, headers.get('X-Change-Id')]).toEqual([200, null])
    expect(body.rules).toEqual(usualRules)
    expect(body.notes).toEqual([])
    expect(body.days.map(({ date }: { date: string }) => date)).toEqual(
      [0, 2, 3].map((n) => addDays(today, n)),
    )
    expect(body.days[0]).toEqual({
      date: today,
      mealType: 'Dinner',
      time: '18:00',
      recipeId: 5,
      recipeName: 'Ramen',
      servings: 5,
      why: ['uses up the ramen', 'you have everything', 'meatless night'],
      against: [],
      minutes: 25,
    })
    expect((await app.post(preview, days)).body).toEqual(body)
    expect((await app.get('/api/meal-events')).body).toHaveLength(1)
  })

  test('keeps locked days, shuffles others, and asks nothing of days that are over', async ({
    app,
  }) => {
    const { today, days } = await fillBook(app)
    const ann = familyMember({ name: 'Ann', dislikes: 'Lentils' })
    await app.post('/api/family-member-preferences', ann)
    const locked = [{ date: addDays(today, 2), recipeId: 3 }]
    const first = (await app.post(preview, { ...days, locked })).body.days
    const shuffled = { [today]: [first[0].recipeId] }
    const second = (await app.post(preview, { ...days, locked, shuffled })).body.days
    const against = ['Ann dislikes lentils']
    expect(first[2]).toMatchObject({ recipeName: 'Lentil soup', against })
    expect(first[2].why).not.toContain(against[0])
    expect(second[2]).toMatchObject({ recipeName: 'Lentil soup' })
    expect(second[0].recipeId).not.toBe(first[0].recipeId)
    const earlier = { startDate: addDays(today, -3), endDate: today }
    expect((await app.post(preview, earlier)).body.days).toHaveLength(1)
  })

  test('goes by the household’s rules, unless it is told others', async ({ app }) => {
    const { days } = await fillBook(app)
    const own = { ...usualRules, repeatAfterDays: 10, meatlessNights: 0, fishNights: 0 }
    const kept = await app.put('/api/settings/menu.planRules', { value: own })
    expect(kept.status).toBe(200)
    expect((await app.post(preview, days)).body.rules).toEqual(own)
    const rules = { weeknightMinutes: 20 }
    const { body } = await app.post(preview, { ...days, rules })
    expect(body.rules).toEqual({ ...own, ...rules })
    await app.post(`/api/changes/${kept.headers.get('X-Change-Id')}/undo`)
    expect((await app.post(preview, days)).body.rules).toEqual(usualRules)
    const wrong = await app.put('/api/settings/menu.planRules', { value: { meatlessNights: 9 } })
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      expect.stringContaining('Meatless nights must be a number from 0 to 7'),
    ])
  })

  test('has the dinner time of the family, which the whole household knows', async ({ app }) => {
    const { days } = await fillBook(app)
    const known = async () => (await app.get('/api/household')).body.dinnerTime
    expect(await known()).toBeNull()
    await app.post('/api/whole-family-preferences', familyRule({ value: '6:30 PM' }))
    expect([await known(), (await app.post(preview, days)).body.days[0].time]).toEqual([
      '18:30',
      '18:30',
    ])
    await app.put('/api/settings/menu.planRules', { value: { ...usualRules, dinnerTime: '19:15' } })
    expect(await known()).toBe('19:15')
  })

  test('follows the days that the family named, says who did, and they can be turned off', async ({
    app,
  }) => {
    const { today, days } = await fillBook(app)
    const [one, two] = [weekdayOf(addDays(today, 1)), weekdayOf(addDays(today, 3))]
    const names = 'Sundays Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays'.split(' ')
    await app.post(
      '/api/whole-family-preferences',
      familyRule({ name: 'Meatless nights', value: `${names[one]}`, description: null }),
    )
    await app.post('/api/knowledge', {
      vaultName: 'Meals',
      name: 'Meat',
      content: `no meat on ${names[two]?.toLowerCase()}`,
    })
    const named = [one, two].toSorted()
    const { body } = await app.post(preview, days)
    expect(body.rules).toMatchObject({ meatlessDays: named, meatlessNights: 2 })
    expect(body.sources).toEqual({ meatlessDays: 'Family rule, Household note' })
    for (const n of [1, 3]) {
      expect(body.days[n].recipeName).toMatch(/soup|ramen|gnocchi|burritos/i)
      expect(body.days[n].why).toContain('meatless night')
    }
    const { meatlessDays: _, ...older } = { ...usualRules, fishDays: undefined }
    await app.put('/api/settings/menu.planRules', { value: older })
    expect((await app.post(preview, days)).body).toMatchObject({
      rules: { meatlessDays: named },
      sources: { meatlessDays: 'Family rule, Household note' },
    })
    await app.put('/api/settings/menu.planRules', { value: { ...usualRules, meatlessDays: [] } })
    const off = (await app.post(preview, days)).body
    expect([off.rules.meatlessDays, off.named.meatlessDays]).toEqual([[], named])
  })

  test('misses only the nights that somebody asked for', async ({ app }) => {
    const { today } = (await app.get('/api/household')).body
    await app.post('/api/recipes', recipe({ title: 'Beef tacos', ingredients: 'Beef', ...times }))
    const week = { startDate: today, endDate: addDays(today, 6) }
    const notes = async (rules: object) => (await app.post(preview, { ...week, rules })).body.notes
    expect(await notes({})).toEqual([])
    expect(await notes({ ...usualRules, favoritesFirst: false })).toEqual([])
    expect(await notes({ fishNights: 2 })).toEqual([
      "We couldn't find a fish dish for 2 more nights.",
    ])
    await app.put('/api/settings/menu.planRules', { value: usualRules })
    expect(await notes({})).toHaveLength(2)
  })

  test('names the day for leftovers, unless nothing else is left to plan', async ({ app }) => {
    const { today, days } = await fillBook(app)
    const rules = { leftoversOn: weekdayOf(addDays(today, 1)) }
    const { body } = await app.post(preview, { ...days, rules })
    expect(body.days).toHaveLength(4)
    expect(body.days[1]).toEqual({
      date: addDays(today, 1),
      none: 'Leftovers: nothing new is cooked on this day.',
    })
    const single = { startDate: addDays(today, 1), endDate: addDays(today, 1) }
    expect((await app.post(preview, { ...single, rules })).body.days).toEqual([])
    await app.post('/api/meal-events', meal({ date: addDays(today, 1) }))
    expect((await app.post(preview, { ...days, rules })).body.days).toHaveLength(3)
  })

  test('minds the calendars', async ({ start }) => {
    const app = await start({ CALENDAR_ALLOW_PRIVATE_HOSTS: 'true' })
    const { today } = await fillBook(app)
    const calendars = await CalendarServer.start()
    const at = (time: string) => `${today.replaceAll('-', '')}T${time}00`
    const swim = icsEvent('Swim', `DTSTART:${at('1800')}`, `DTEND:${at('1900')}`)
    const url = calendars.serve('/family.ics', icsFile(swim))
    await app.post('/api/calendar/sources', calendarSource({ url }))
    const { body } = await app.post(preview, { startDate: today, endDate: today })
    expect(body.days[0]).toMatchObject({ time: '17:30' })
    expect(body.days[0].why).toContain('25 minutes: Swim at 6:00 PM')
    await calendars.close()
  })

  testOnOneEngine.for([
    [{ startDate: '2026-11-14' }, 'End date is required'],
    [{ endDate: '2026-12-15' }, 'At most 31 days can be filled at once'],
    [{ rules: { fishNights: -1 } }, 'Fish nights must be a number from 0 to 7'],
    [{ rules: { meatlessDays: [7] } }, 'Meatless days must be numbers from 0 (Sunday) to 6'],
    [
      { rules: { weeknightMinutes: 5 } },
      'Minutes on weeknights must be a number from 10 to 240, or empty',
    ],
    [{ locked: [{ date: 'soon', recipeId: 1 }] }, 'Day must be a date like 2026-11-14'],
    [{ shuffled: { '2026-11-14': 2 } }, 'Shuffled must be lists of recipes'],
  ] as const)('of %j is refused', async ([wrong, message], { app }) => {
    const days = {
      startDate: '2026-11-14',
      endDate: 'endDate' in wrong || !('startDate' in wrong) ? '2026-11-15' : undefined,
    }
    const { status, body } = await app.post(preview, { ...days, ...wrong })
    expect([status, body.message]).toEqual([400, message])
  })
})
