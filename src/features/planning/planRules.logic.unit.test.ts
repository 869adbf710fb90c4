import { describe, expect, test } from 'vitest'
import { daysFrom } from '#shared/days.ts'
import { dinner, dish, eater, item } from './planInput.factory.ts'
import { nameDays, usualRules } from './planRules.logic.ts'
import {
  book,
  chili,
  curry,
  friday,
  greens,
  plan,
  salmon,
  soup,
  titles,
  tuesday,
  week,
  whys,
} from './planWeek.factory.ts'

test('the nights follow the days that are named', () => {
  const named = { ...usualRules, meatlessNights: 2, meatlessDays: [1, 4] }
  expect(nameDays(named, 'meatless', [4])).toEqual({ meatlessNights: 1, meatlessDays: [4] })
  expect(nameDays(named, 'meatless', [])).toEqual({ meatlessNights: 1, meatlessDays: [] })
  expect(nameDays({ ...named, meatlessNights: 3 }, 'meatless', [])).toMatchObject({
    meatlessNights: 3,
  })
  expect(nameDays(usualRules, 'fish', [5, 3])).toEqual({ fishNights: 2, fishDays: [3, 5] })
})

describe('rules', () => {
  test('meatless and fish nights, spread over the week, with a note where there are too few', () => {
    const recipes = [
      ...book,
      ...[6, 7, 8, 9].map((id) => dish(id, `Beef ${id}`, { isFavorite: true })),
    ]
    const rules = { favoritesFirst: true, meatlessNights: 2, fishNights: 1 }
    const { days, notes } = plan({ input: { recipes }, days: week, rules })
    const sorts = days.map(({ why }) => why.filter((each) => each.endsWith(' night'))[0])
    expect(sorts.filter((sort) => sort === 'meatless night')).toHaveLength(2)
    expect(sorts.filter((sort) => sort === 'fish night')).toHaveLength(1)
    expect(notes).toEqual([])
    const without = plan({ input: { recipes }, days: week, rules: { favoritesFirst: true } })
    expect(without.days.slice(0, 2).map(({ recipe }) => recipe?.isFavorite)).toContain(true)
    expect(
      plan({ input: { recipes: [chili, curry] }, days: week.slice(0, 4), rules }).notes,
    ).toEqual([
      "We couldn't find a meatless dish for 1 more night.",
      "We couldn't find a fish dish for 1 more night.",
    ])
  })

  test('days that are named have such a dish alone, and count as nights', () => {
    const loved = [chili, curry, dish(6, 'Pork chops'), dish(7, 'Turkey stew'), soup]
    const recipes = [...loved.map((each) => ({ ...each, isFavorite: true })), greens, salmon]
    const rules = { favoritesFirst: true, meatlessDays: [1, 4], fishDays: [5] }
    const { days, notes } = plan({
      input: { recipes },
      days: week,
      rules: { ...rules, meatlessNights: 2, fishNights: 1 },
    })
    const on = (n: number) => days[n]?.recipe?.title
    expect([on(0), on(3)].toSorted()).toEqual([greens.title, soup.title])
    expect(on(4)).toBe('Salmon')
    const named = days.filter(({ why }) => why.some((each) => each.endsWith(' night')))
    expect(named.map(({ date }) => date)).toEqual([week[0], week[3], week[4]])
    expect(notes).toEqual([])
  })

  test('a named day without such a dish says so; a meal that is planned there stays', () => {
    const rules = { meatlessDays: [1, 2, 3], fishDays: [3], meatlessNights: 3 }
    const meals = [dinner(week[1] ?? '', chili)]
    const asked = { input: { recipes: [chili, curry], meals }, days: week.slice(0, 3), rules }
    expect(titles(asked)).toEqual([
      'Nothing meatless in the book is a dinner that everyone can eat.',
      'Nothing with fish in the book is a dinner that everyone can eat.',
    ])
    expect(plan({ ...asked, asked: ['meatless', 'fish'] }).notes).toEqual([])
    const slow = [chili, dish(8, 'Lentil stew', { cookTime: '2 hours' })]
    const late = { ...rules, weeknightMinutes: 30 }
    expect(titles({ input: { recipes: slow }, days: week.slice(0, 1), rules: late })).toEqual([
      'Nothing meatless that fits is ready in 30 minutes.',
    ])
    const shuffled = { [week[0] ?? '']: [soup.id] }
    expect(titles({ input: { recipes: [chili, soup] }, rules, shuffled }), 'another').toEqual([
      'Lentil soup',
    ])
  })

  test('what is planned already counts as such a night', () => {
    const liked = [chili, curry, soup, greens].map((each) => ({ ...each, isFavorite: true }))
    const recipes = [...liked, salmon, dish(6, 'Cod')]
    const days = week.slice(0, 4)
    const rules = { fishNights: 2, favoritesFirst: true }
    expect(titles({ input: { recipes }, days, rules })).toEqual(
      expect.arrayContaining([expect.stringMatching(/Cod|Salmon/)]),
    )
    const meals = [dinner(tuesday, salmon)]
    expect(titles({ input: { recipes, meals }, days, rules })).not.toContain('Cod')
  })

  test('a fish that came of itself is that night, and not one of two', () => {
    const liked = [salmon, chili, curry, dish(6, 'Pork chops')]
    const recipes = [...liked.map((each) => ({ ...each, isFavorite: true })), dish(9, 'Cod')]
    const eaten = [{ recipeId: salmon.id, lastDay: '2026-09-01', times: 1, stars: 5 }]
    const rules = { fishNights: 1, favoritesFirst: true }
    const names = titles({ input: { recipes, eaten }, days: week.slice(0, 4), rules })
    expect(names[0]).toBe('Salmon')
    expect(names).not.toContain('Cod')
  })

  test('weeknights have little time, weekends have more', () => {
    const recipes = [dish(1, 'Roast', { cookTime: '2 hours' })]
    const rules = { weeknightMinutes: 45 }
    expect(titles({ input: { recipes }, rules })).toEqual([
      'Nothing that fits is ready in 45 minutes.',
    ])
    expect(titles({ input: { recipes }, rules, days: [friday] })).toEqual(['Roast'])
    const unknown = [dish(1, 'Stew', { cookTime: null })]
    expect(titles({ input: { recipes: unknown }, rules })).toEqual(['Stew'])
  })

  test('no dish comes again within the days that they say, while the book allows it', () => {
    const eaten = [{ recipeId: 1, lastDay: '2026-11-08', times: 1, stars: null }]
    const asked = { input: { recipes: [chili], eaten } }
    expect(titles(asked)).toEqual(['Beef chili'])
    const long = { repeatAfterDays: 9, favoritesFirst: true }
    const other = dish(2, 'Curry')
    const loved = { ...chili, isFavorite: true }
    expect(titles({ input: { recipes: [loved, other], eaten }, rules: long })).toEqual(['Curry'])
    expect(titles({ ...asked, rules: long }), 'a small book').toEqual(['Beef chili'])
    const meals = [dinner('2026-11-20', 'beef chilis')]
    expect(titles({ input: { recipes: [chili], meals } })).toEqual([
      'Nothing else fits without a repeat within 7 days.',
    ])
    expect(titles({ input: { recipes: [chili] }, days: week.slice(0, 2) })[1]).toMatch(
      /^Nothing else/,
    )
  })

  test('a dish of the menu near the days, before or after, comes again only where nothing else fits', () => {
    const eaten = [{ recipeId: curry.id, lastDay: '2026-11-12', times: 1, stars: null }]
    const meals = [dinner('2026-11-25', soup), dinner('2026-11-09', chili)]
    const rules = { repeatAfterDays: 14, meatlessNights: 7, favoritesFirst: true }
    const loved = { ...soup, isFavorite: true }
    const recipes = [loved, { ...chili, isFavorite: true }, curry, dish(9, 'Pork chops')]
    const first = plan({ input: { recipes, meals, eaten }, rules })
    expect(first.days[0]?.recipe?.title, 'also on a meatless night').toBe('Pork chops')
    expect(first.notes).toEqual(["We couldn't find a meatless dish for 1 more night."])
    const small = plan({ input: { recipes: [loved, curry], meals, eaten }, rules })
    expect(small.days[0]?.recipe?.title).toBe('Lentil soup')
    expect(small.notes).toEqual([
      "We couldn't find a dish without a repeat within 14 days for 1 more night: Lentil soup.",
    ])
  })

  test('never the same main thing two evenings in a row, where there is a choice', () => {
    const recipes = [
      dish(1, 'Chicken soup', { isFavorite: true }),
      dish(2, 'Roast', { isFavorite: true, ingredients: '1 whole chicken\n2 lemons' }),
      dish(3, 'Tacos', { ingredients: '1 lb ground beef\n1 cup chicken broth' }),
    ]
    for (const start of week) {
      const days = daysFrom(start, 3)
      const names = titles({ input: { recipes }, days, rules: { favoritesFirst: true } })
      expect(names[1], start).toBe('Tacos')
    }
  })

  test('no cuisine twice in a row, where there is a choice', () => {
    const thai = { cuisine: 'thai', isFavorite: true }
    const recipes = [dish(1, 'A', thai), dish(2, 'B', thai), dish(3, 'C', { cuisine: 'italian' })]
    const names = titles({
      input: { recipes },
      days: week.slice(0, 3),
      rules: { favoritesFirst: true },
    })
    expect(names[1]).toBe('C')
    const other = recipes.map((each) => ({ ...each, cuisine: 'other' }))
    expect(
      titles({
        input: { recipes: other },
        days: week.slice(0, 3),
        rules: { favoritesFirst: true },
      })[2],
    ).toBe('C')
  })

  test('what expires is used up, once, on a day when it is still good', () => {
    const pantry = [item(1, 'Baby spinach', '2026-11-18')]
    const asked = { input: { recipes: [chili, greens, soup], pantry } }
    const days = week.slice(0, 2)
    const rules = { useExpiring: true }
    expect(titles({ ...asked, days, rules })[0]).toBe(greens.title)
    expect(whys({ ...asked, days, rules })[0]).toContain('uses up the baby spinach')
    expect(whys({ ...asked, days }).flat()).not.toContain('uses up the baby spinach')
    expect(whys({ ...asked, days: [friday], rules }).flat()).not.toContain(
      'uses up the baby spinach',
    )
    const twice = [greens, dish(6, 'Spinach rolls', { ingredients: 'spinach' })]
    const both = whys({ input: { recipes: twice, pantry }, days, rules }).flat()
    expect(both.filter((why) => why.startsWith('uses up'))).toHaveLength(1)
  })

  test('favorites and what the family rated well come first', () => {
    const recipes = [chili, curry, { ...soup, isFavorite: true }, salmon]
    const eaten = [{ recipeId: 4, lastDay: '2026-09-01', times: 1, stars: 5 }]
    const asked = { input: { recipes, eaten }, days: week.slice(0, 2) }
    const rules = { favoritesFirst: true }
    expect(titles({ ...asked, rules }).toSorted()).toEqual(['Lentil soup', 'Salmon'])
    expect(whys({ ...asked, rules }).flat()).toEqual(
      expect.arrayContaining(['a favorite', '5 stars', "you haven't had it in 10 weeks"]),
    )
    expect(whys(asked).flat()).not.toContain('a favorite')
  })

  test('what nobody had for long comes before what was eaten last week', () => {
    const eaten = [
      { recipeId: 1, lastDay: '2026-11-06', times: 1, stars: null },
      { recipeId: 2, lastDay: '2026-09-01', times: 1, stars: null },
    ]
    for (const day of week) {
      expect(titles({ input: { recipes: [chili, curry], eaten }, days: [day] })).toEqual([
        curry.title,
      ])
    }
  })

  test('a taste weighs: what one dislikes comes last, what one likes first', () => {
    const members = [eater(1, 'Maya', { dislikes: 'Beef', likes: 'Lentil soup' })]
    const asked = { input: { recipes: [chili, curry, soup], members }, days: week.slice(0, 3) }
    expect(titles(asked)).toEqual(['Lentil soup', 'Chicken curry', 'Beef chili'])
    expect(whys(asked)[0]).toContain('Maya likes lentil soup')
    expect(plan(asked).days[2]?.against).toEqual(['Maya dislikes beef'])
  })

  test('whoever likes a food is not said to like all that may have it', () => {
    const members = [eater(1, 'Maya', { likes: 'Shrimp' })]
    const recipes = [dish(1, 'Seafood pasta'), dish(2, 'Shrimp curry')]
    const said = whys({ input: { recipes, members }, days: week.slice(0, 2) })
    expect(said.filter((reasons) => reasons.includes('Maya likes shrimp'))).toHaveLength(1)
  })
})
