import { describe, expect, test } from 'vitest'
import { labels, read, saysOf } from '../examples/said.factory.ts'

describe('food that harms', () => {
  test.for([
    ['is the shrimp scampi ok for someone with a shellfish allergy', /No.*shrimp/],
    ['can a celiac eat the grilled cheese', /No.*sourdough/],
    ['a vegan is coming to dinner, can they eat the veggie lasagna', /No.*ricotta/],
    ['can my friend who is lactose intolerant have the veggie lasagna', /No.*ricotta/],
    ['is the tofu stir fry fine for a vegan?', /Yes, going by its ingredients/],
  ] as const)('%s: for a guest by what is in it', ([said, answer]) => {
    expect(saysOf(said)).toMatch(answer)
    expect(read(said).commands).toEqual([])
  })

  test.for([
    'is there any meal this week Dad can’t eat?',
    'any dinner this week dad should not eat',
  ])('%s: by what he must avoid', (said) =>
    expect(saysOf(said)).toMatch(/Dad.* must avoid shellfish.*Nothing with shellfish/s),
  )

  test.for(['which meals on Sunday are nut free', 'does anything on Sunday have shellfish in it'])(
    '%s: what nobody knows of a dish is said',
    (said) => expect(saysOf(said)).toMatch(/I don't know what's in \*\*Pizza at Grandma's\*\*/),
  )

  test('is no dish of another day that was talked of', () => {
    const said = saysOf(
      'is the veggie lasagna nut free?',
      'does anything this week have shellfish in it',
    )
    expect(said).toMatch(/Nothing with shellfish is planned/)
  })

  test.for([
    'does anything this week have shellfish in it',
    'I hate mushrooms, can we not have them',
  ])('%s: no button takes away what is noted of somebody', (said) =>
    expect(labels(read(said))).not.toMatch(/^Remove/m),
  )
})

test('what was eaten last is in the past', () => {
  expect(saysOf('when did we last eat salmon?')).toMatch(/wasn't on the menu.*planned for Friday/)
  expect(saysOf('when did we last have penne?')).toMatch(/Nov 14/)
})
