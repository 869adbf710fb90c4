import { describe, expect, test } from 'vitest'
import { daysFrom } from '#shared/days.ts'
import { dinner, dish, eater, item, kitchen } from './kitchen.factory.ts'
import type { Kitchen } from './kitchen.facts.ts'
import type { PlanRules } from './planning.contract.ts'
import { planWeek, type WeekQuestion } from './planWeek.facts.ts'

/** A Monday. */
const monday = '2026-11-16'
const week = daysFrom(monday, 7)
const [, tuesday = '', wednesday = '', , friday = ''] = week

const plain: PlanRules = {
  meatlessNights: 0,
  fishNights: 0,
  weeknightMinutes: null,
  repeatAfterDays: 7,
  useExpiring: false,
  favoritesFirst: false,
  mindCalendar: false,
}

type Asked = Partial<Omit<WeekQuestion, 'kitchen' | 'rules'>> & {
  kitchen: Partial<Kitchen>
  rules?: Partial<PlanRules>
}

const plan = ({ kitchen: given, rules, ...asked }: Asked) =>
  planWeek({
    kitchen: kitchen(given),
    today: monday,
    mealType: 'Dinner',
    days: [monday],
    rules: { ...plain, ...rules },
    ...asked,
  })

const titles = (asked: Asked) => plan(asked).days.map(({ recipe, why }) => recipe?.title ?? why[0])
const whys = (asked: Asked) => plan(asked).days.map(({ why }) => why)

const chili = dish(1, 'Beef chili')
const curry = dish(2, 'Chicken curry')
const soup = dish(3, 'Lentil soup')
const salmon = dish(4, 'Salmon')
const greens = dish(5, 'Garden pie with spinach', { ingredients: 'spinach' })
const book = [chili, curry, soup, salmon, greens]

describe('a plan', () => {
  test('fills the empty dinners, and leaves alone what is planned', () => {
    const meals = [dinner(tuesday, 'Pizza night')]
    const { days } = plan({ kitchen: { recipes: book, meals }, days: week.slice(0, 4) })
    expect(days.map(({ date }) => date)).toEqual([monday, wednesday, week[3]])
    expect(new Set(days.map(({ recipe }) => recipe?.id)).size).toBe(3)
  })

  test('is the same each time, and differs from week to week', () => {
    const recipes = Array.from({ length: 40 }, (_, n) => dish(n + 1, `Dish ${n}`))
    const asked = (days: string[]) => titles({ kitchen: { recipes }, days })
    expect(asked(week)).toEqual(asked(week))
    expect(asked(daysFrom('2026-11-23', 7))).not.toEqual(asked(week))
  })

  test('has only what is a dinner', () => {
    const recipes = [dish(1, 'Banana bread'), dish(2, 'Oats', { tags: ['breakfast'] }), chili]
    expect(titles({ kitchen: { recipes: recipes.slice(0, 2) } })).toEqual([
      'Nothing in the book is a dinner for everyone.',
    ])
    expect(titles({ kitchen: { recipes } })).toEqual(['Beef chili'])
    expect(titles({ kitchen: {} })).toEqual(['There is no recipe in the book yet.'])
  })

  test('shuffles a day through all that fits, and then again', () => {
    const passed: number[] = []
    const next = () => {
      const [day] = plan({ kitchen: { recipes: book }, shuffled: { [monday]: passed } }).days
      passed.push(day?.recipe?.id ?? 0)
      return day?.recipe?.id
    }
    const seen = book.map(next)
    expect(new Set(seen).size).toBe(book.length)
    expect([next(), next()]).toEqual(seen.slice(0, 2))
  })

  test('shuffles away from the only dish of its kind, and says what is missing then', () => {
    const asked = { kitchen: { recipes: book }, rules: { fishNights: 7 } }
    expect(titles(asked)).toEqual(['Salmon'])
    const again = plan({ ...asked, shuffled: { [monday]: [salmon.id] } })
    expect(again.days[0]?.recipe?.title).not.toBe('Salmon')
    expect(again.notes).toEqual(['No fish dish in the book fits for 1 more night.'])
  })

  test('keeps what is locked, and counts it', () => {
    const asked = { kitchen: { recipes: book }, days: week.slice(0, 3) }
    const locked = new Map([[tuesday, salmon.id]])
    const { days } = plan({ ...asked, locked, rules: { fishNights: 2 } })
    expect(days[1]?.recipe).toBe(salmon)
    expect(days[1]?.why).toEqual(['fish night'])
    expect(days.filter(({ recipe }) => recipe === salmon)).toHaveLength(1)
    expect(plan({ ...asked, locked: new Map([[tuesday, 99]]) }).days).toHaveLength(3)
  })
})

describe('rules', () => {
  test('meatless and fish nights, spread over the week, with a note where there are too few', () => {
    const recipes = [
      ...book,
      ...[6, 7, 8, 9].map((id) => dish(id, `Beef ${id}`, { isFavorite: true })),
    ]
    const rules = { favoritesFirst: true, meatlessNights: 2, fishNights: 1 }
    const { days, notes } = plan({ kitchen: { recipes }, days: week, rules })
    const sorts = days.map(({ why }) => why.filter((each) => each.endsWith(' night'))[0])
    expect(sorts.filter((sort) => sort === 'meatless night')).toHaveLength(2)
    expect(sorts.filter((sort) => sort === 'fish night')).toHaveLength(1)
    expect(notes).toEqual([])
    const without = plan({ kitchen: { recipes }, days: week, rules: { favoritesFirst: true } })
    expect(without.days.slice(0, 2).map(({ recipe }) => recipe?.isFavorite)).toContain(true)
    expect(
      plan({ kitchen: { recipes: [chili, curry] }, days: week.slice(0, 4), rules }).notes,
    ).toEqual([
      'No meatless dish in the book fits for 1 more night.',
      'No fish dish in the book fits for 1 more night.',
    ])
  })

  test('what is planned already counts as such a night', () => {
    const liked = [chili, curry, soup, greens].map((each) => ({ ...each, isFavorite: true }))
    const recipes = [...liked, salmon, dish(6, 'Cod')]
    const days = week.slice(0, 4)
    const rules = { fishNights: 2, favoritesFirst: true }
    expect(titles({ kitchen: { recipes }, days, rules })).toEqual(
      expect.arrayContaining([expect.stringMatching(/Cod|Salmon/)]),
    )
    const meals = [dinner(tuesday, salmon)]
    expect(titles({ kitchen: { recipes, meals }, days, rules })).not.toContain('Cod')
  })

  test('weeknights have little time, weekends have more', () => {
    const recipes = [dish(1, 'Roast', { cookTime: '2 hours' })]
    const rules = { weeknightMinutes: 45 }
    expect(titles({ kitchen: { recipes }, rules })).toEqual([
      'Nothing that fits is ready in 45 minutes.',
    ])
    expect(titles({ kitchen: { recipes }, rules, days: [friday] })).toEqual(['Roast'])
    const unknown = [dish(1, 'Stew', { cookTime: null })]
    expect(titles({ kitchen: { recipes: unknown }, rules })).toEqual(['Stew'])
  })

  test('no dish comes again within the days that they say', () => {
    const eaten = [{ recipeId: 1, lastDay: '2026-11-08', times: 1, stars: null }]
    const asked = { kitchen: { recipes: [chili], eaten } }
    expect(titles(asked)).toEqual(['Beef chili'])
    expect(titles({ ...asked, rules: { repeatAfterDays: 9 } })).toEqual([
      'Everything that fits is on the table within 9 days.',
    ])
    const meals = [dinner('2026-11-20', 'beef chilis')]
    expect(titles({ kitchen: { recipes: [chili], meals } })).toEqual([
      'Everything that fits is on the table within 7 days.',
    ])
    expect(titles({ kitchen: { recipes: [chili] }, days: week.slice(0, 2) })[1]).toMatch(
      /^Everything/,
    )
  })

  test('never the same main thing two evenings in a row, where there is a choice', () => {
    const recipes = [
      dish(1, 'Chicken soup', { isFavorite: true }),
      dish(2, 'Roast', { isFavorite: true, ingredients: '1 whole chicken\n2 lemons' }),
      dish(3, 'Tacos', { ingredients: '1 lb ground beef\n1 cup chicken broth' }),
    ]
    for (const start of week) {
      const days = daysFrom(start, 3)
      const names = titles({ kitchen: { recipes }, days, rules: { favoritesFirst: true } })
      expect(names[1], start).toBe('Tacos')
    }
  })

  test('no cuisine twice in a row, where there is a choice', () => {
    const thai = { cuisine: 'thai', isFavorite: true }
    const recipes = [dish(1, 'A', thai), dish(2, 'B', thai), dish(3, 'C', { cuisine: 'italian' })]
    const names = titles({
      kitchen: { recipes },
      days: week.slice(0, 3),
      rules: { favoritesFirst: true },
    })
    expect(names[1]).toBe('C')
    const other = recipes.map((each) => ({ ...each, cuisine: 'other' }))
    expect(
      titles({
        kitchen: { recipes: other },
        days: week.slice(0, 3),
        rules: { favoritesFirst: true },
      })[2],
    ).toBe('C')
  })

  test('what expires is used up, once, on a day when it is still good', () => {
    const pantry = [item(1, 'Baby spinach', '2026-11-18')]
    const asked = { kitchen: { recipes: [chili, greens, soup], pantry } }
    const days = week.slice(0, 2)
    const rules = { useExpiring: true }
    expect(titles({ ...asked, days, rules })[0]).toBe(greens.title)
    expect(whys({ ...asked, days, rules })[0]).toContain('uses up the baby spinach')
    expect(whys({ ...asked, days }).flat()).not.toContain('uses up the baby spinach')
    expect(whys({ ...asked, days: [friday], rules }).flat()).not.toContain(
      'uses up the baby spinach',
    )
    const twice = [greens, dish(6, 'Spinach rolls', { ingredients: 'spinach' })]
    const both = whys({ kitchen: { recipes: twice, pantry }, days, rules }).flat()
    expect(both.filter((why) => why.startsWith('uses up'))).toHaveLength(1)
  })

  test('favorites and what the family rated well come first', () => {
    const recipes = [chili, curry, { ...soup, isFavorite: true }, salmon]
    const eaten = [{ recipeId: 4, lastDay: '2026-09-01', times: 1, stars: 5 }]
    const asked = { kitchen: { recipes, eaten }, days: week.slice(0, 2) }
    const rules = { favoritesFirst: true }
    expect(titles({ ...asked, rules }).toSorted()).toEqual(['Lentil soup', 'Salmon'])
    expect(whys({ ...asked, rules }).flat()).toEqual(
      expect.arrayContaining(['a favorite', '5 stars', 'nobody had it for 10 weeks']),
    )
    expect(whys(asked).flat()).not.toContain('a favorite')
  })

  test('what nobody had for long comes before what was eaten last week', () => {
    const eaten = [
      { recipeId: 1, lastDay: '2026-11-06', times: 1, stars: null },
      { recipeId: 2, lastDay: '2026-09-01', times: 1, stars: null },
    ]
    for (const day of week) {
      expect(titles({ kitchen: { recipes: [chili, curry], eaten }, days: [day] })).toEqual([
        curry.title,
      ])
    }
  })

  test('a taste weighs: what one dislikes comes last, what one likes first', () => {
    const members = [eater(1, 'Maya', { dislikes: 'Beef', likes: 'Lentil soup' })]
    const asked = { kitchen: { recipes: [chili, curry, soup], members }, days: week.slice(0, 3) }
    expect(titles(asked)).toEqual(['Lentil soup', 'Chicken curry', 'Beef chili'])
    expect(whys(asked)[0]).toContain('Maya likes lentil soup')
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
    const [day] = plan({ kitchen: { recipes }, events: [piano], rules }).days
    expect([day?.recipe?.title, day?.why[0]]).toEqual([
      'Omelette',
      '25 minutes: Piano lesson at 6:00 PM',
    ])
    expect(
      titles({ kitchen: { recipes }, events: [piano], rules: { favoritesFirst: true } }),
    ).not.toContain('Omelette')
    expect(titles({ kitchen: { recipes: [slow, unknown] }, events: [piano], rules })).toEqual([
      'Nothing that fits is ready in 30 minutes: Piano lesson at 6:00 PM.',
    ])
  })

  test('may leave no time at all', () => {
    const events = [{ ...piano, title: 'Concert', time: '17:00', until: '21:00' }]
    expect(titles({ kitchen: { recipes }, events, rules })).toEqual([
      'No time to cook: Concert at 5:00 PM.',
    ])
  })
})
