import { describe, expect, test } from 'vitest'
import { daysFrom } from '#shared/days.ts'
import { dinner, dish, eater, item } from './planInput.factory.ts'
import {
  book,
  chili,
  curry,
  friday,
  monday,
  plan,
  salmon,
  soup,
  titles,
  tuesday,
  wednesday,
  week,
} from './planWeek.factory.ts'

describe('a plan', () => {
  test('fills the empty dinners, and leaves alone what is planned', () => {
    const meals = [dinner(tuesday, 'Pizza night')]
    const { days } = plan({ input: { recipes: book, meals }, days: week.slice(0, 4) })
    expect(days.map(({ date }) => date)).toEqual([monday, wednesday, week[3]])
    expect(new Set(days.map(({ recipe }) => recipe?.id)).size).toBe(3)
  })

  test('has a dinner for a day that only has a cake', () => {
    const cake = dish(9, 'Carrot cake')
    const meals = [dinner(monday, cake), dinner(tuesday, 'Pizza night'), dinner(wednesday, chili)]
    const { days } = plan({ input: { recipes: [...book, cake], meals }, days: week.slice(0, 3) })
    expect(days.map(({ date }) => date)).toEqual([monday])
    expect(days[0]?.recipe?.title).not.toBe('Carrot cake')
  })

  test('is the same each time, and differs from week to week', () => {
    const recipes = Array.from({ length: 40 }, (_, n) => dish(n + 1, `Dish ${n}`))
    const asked = (days: string[]) => titles({ input: { recipes }, days })
    expect(asked(week)).toEqual(asked(week))
    expect(asked(daysFrom('2026-11-23', 7))).not.toEqual(asked(week))
  })

  test('has only what is a dinner', () => {
    const recipes = [dish(1, 'Banana bread'), dish(2, 'Oats', { tags: ['breakfast'] }), chili]
    expect(titles({ input: { recipes: recipes.slice(0, 2) } })).toEqual([
      'Nothing in the book is a dinner that everyone can eat.',
    ])
    expect(titles({ input: { recipes } })).toEqual(['Beef chili'])
    expect(titles({ input: {} })).toEqual(['There are no recipes in the book yet.'])
  })

  test('minds what must be avoided in every line, however many there are', () => {
    const long = [...Array(4_000).fill('1 leek'), '2 oz peanuts'].join('\n')
    const recipes = [dish(1, 'Endless stew', { ingredients: long }), chili]
    const members = [eater(1, 'Maya', { dislikes: 'Allergic to peanuts' })]
    expect(titles({ input: { recipes, members }, days: week.slice(0, 1) })).toEqual(['Beef chili'])
  })

  test('shuffles a day through all that fits, and then again', () => {
    const passed: number[] = []
    const next = () => {
      const [day] = plan({ input: { recipes: book }, shuffled: { [monday]: passed } }).days
      passed.push(day?.recipe?.id ?? 0)
      return day?.recipe?.id
    }
    const seen = book.map(next)
    expect(new Set(seen).size).toBe(book.length)
    expect([next(), next()]).toEqual(seen.slice(0, 2))
  })

  test('shuffles first through what everyone likes and does not take long, then through the rest', () => {
    const long = dish(6, 'Pork roast', { cookTime: '3 hours' })
    const recipes = [dish(7, 'Mushroom rice'), long, chili, curry, soup]
    const members = [eater(1, 'Maya', { dislikes: 'Mushrooms' })]
    const meals = [dinner('2026-11-12', chili), dinner('2026-11-28', soup)]
    const passed: number[] = []
    const rules = { repeatAfterDays: 14, weeknightMinutes: 40 }
    const days = [friday]
    const names = Array.from({ length: 5 }, () => {
      const shuffled = { [friday]: passed }
      const [day] = plan({ input: { recipes, members, meals }, days, rules, shuffled }).days
      passed.push(day?.recipe?.id ?? 0)
      return day?.recipe?.title
    })
    expect([names[0], names.slice(1, 3).toSorted(), names.slice(3).toSorted()]).toEqual([
      'Chicken curry',
      ['Beef chili', 'Lentil soup'],
      ['Mushroom rice', 'Pork roast'],
    ])
  })

  test('shuffles away from the only dish of its kind, and says what is missing then', () => {
    const asked = { input: { recipes: book }, rules: { fishNights: 7 } }
    expect(titles(asked)).toEqual(['Salmon'])
    const again = plan({ ...asked, shuffled: { [monday]: [salmon.id] } })
    expect(again.days[0]?.recipe?.title).not.toBe('Salmon')
    expect(again.notes).toEqual(["We couldn't find a fish dish for 1 more night."])
  })

  test('a night is missing only where the week has none, whichever day got the dish', () => {
    const meals = [dinner('2026-11-13', soup)]
    const recipes = [soup, chili, dish(6, 'Bean chili'), dish(7, 'Tofu bowl')]
    const rules = { meatlessNights: 2, fishNights: 1, repeatAfterDays: 14 }
    const { days, notes } = plan({ input: { recipes, meals }, days: week, rules })
    expect(days.filter(({ why }) => why.includes('meatless night'))).toHaveLength(2)
    expect(notes[0]).toBe("We couldn't find a fish dish for 1 more night.")
  })

  test('keeps what is locked, and counts it', () => {
    const asked = { input: { recipes: book }, days: week.slice(0, 3) }
    const locked = new Map([[tuesday, salmon.id]])
    const { days } = plan({ ...asked, locked, rules: { fishNights: 2 } })
    expect(days[1]?.recipe).toBe(salmon)
    expect(days[1]?.why).toEqual(['fish night'])
    expect(days.filter(({ recipe }) => recipe === salmon)).toHaveLength(1)
    expect(plan({ ...asked, locked: new Map([[tuesday, 99]]) }).days).toHaveLength(3)
  })
})

describe('an evening with something in the calendar', () => {
  const quick = dish(1, 'Omelette', { cookTime: '25 min' })
  const slow = dish(2, 'Roast', { cookTime: '50 min', isFavorite: true })
  const unknown = dish(3, 'Stew', { cookTime: null, isFavorite: true })
  const recipes = [quick, slow, unknown]
  const piano = { title: 'Piano lesson', date: monday, time: '18:00', until: '19:00' }
  const rules = { mindCalendar: true, favoritesFirst: true }

  test('gets what is ready in time, and says so', () => {
    const [day] = plan({ input: { recipes }, events: [piano], rules }).days
    expect([day?.recipe?.title, day?.why[0]]).toEqual([
      'Omelette',
      '25 minutes: Piano lesson at 6:00 PM',
    ])
    expect(
      titles({ input: { recipes }, events: [piano], rules: { favoritesFirst: true } }),
    ).not.toContain('Omelette')
    expect(titles({ input: { recipes: [slow, unknown] }, events: [piano], rules })).toEqual([
      'Nothing that fits is ready in 30 minutes: Piano lesson at 6:00 PM.',
    ])
  })

  test('may leave no time at all', () => {
    const events = [{ ...piano, title: 'Concert', time: '17:00', until: '21:00' }]
    expect(titles({ input: { recipes }, events, rules })).toEqual([
      'No time to cook: Concert at 5:00 PM.',
    ])
  })
})

describe('what is at home', () => {
  const bake = dish(21, 'Salmon bake', { ingredients: '4 salmon fillets' })
  const stew = dish(22, 'Fish stew', { ingredients: '4 salmon fillets' })
  const pantry = [{ ...item(1, 'Salmon fillets', null), quantity: '4' }]
  const have = 'you have everything'

  test('is counted for the first dinner that takes it, and for no other', () => {
    const { days } = plan({ input: { recipes: [bake, stew], pantry }, days: [monday, tuesday] })
    expect(days.map(({ why }) => why.includes(have))).toEqual([true, false])
  })

  test('is not counted where a meal of the menu takes it before', () => {
    const meals = [dinner(monday, bake)]
    const before = { recipes: [bake, stew], pantry, meals }
    expect(plan({ input: before, days: [tuesday] }).days[0]?.why).not.toContain(have)
    const after = { ...before, meals: [dinner(wednesday, bake)] }
    expect(plan({ input: after, days: [tuesday] }).days[0]?.why).toContain(have)
  })
})
