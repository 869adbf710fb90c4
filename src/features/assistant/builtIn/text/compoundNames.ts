import { anyOf } from '#shared/anyOf.ts'

/** Products whose names contain 'and'. Those of the household's own lists are added to them. */
const products =
  "mac and cheese, mac & cheese, macaroni and cheese, half and half, half & half, salt and vinegar, sweet and sour, pork and beans, franks and beans, cookies and cream, bread and butter pickles, sour cream and onion, black and white, m and m's, ben and jerry's, ben and jerrys, arm and hammer, head and shoulders, good and plenty, mike and ikes, shake and bake".split(
    ', ',
  )

/** Dishes: on a menu they are one thing, on a shopping list two. */
const dishes =
  'fish and chips, biscuits and gravy, spaghetti and meatballs, chicken and dumplings, chicken and rice, chicken and waffles, rice and beans, beans and rice, surf and turf, peanut butter and jelly, pb and j, bangers and mash, ham and cheese, grilled cheese and tomato soup, bacon and eggs, eggs and bacon, steak and potatoes, meat and potatoes, shrimp and grits, soup and salad, soup and sandwiches, burgers and fries, sausage and peppers, bagels and lox, pasta and meatballs, eggs and toast, waffles and bacon'.split(
    ', ',
  )

/** What stands in for a separator inside a name while a list is taken apart. */
const hidden: readonly [said: string, sign: string][] = [
  [' and ', '\u0001'],
  [' & ', '\u0002'],
  [', ', '\u0003'],
]

const halves = /\b(?:one|two|three|\d) and a half\b/gi

/** 'peanut butter and jelly sandwiches': what a dish is named after is one name. */
const dishFollowed = new RegExp(
  `(?<![\\w'])(?:${anyOf(dishes)})(?= (?!(?:and|or|to|on|onto|from|for|at|in|into|with|please|pls|too|also|as|is|are|off|tonight|tomorrow|today|next|this|instead|by|now|again|then)\\b)[a-z])`,
  'gi',
)

/** Hides the 'and' in names that contain one. */
export function withNamesWhole(text: string, names: Iterable<string> = []): string {
  const joined = [...products, ...names].filter((name) => / and | & |, /i.test(name))
  const found = new RegExp(`(?<![\\w'])(?:${anyOf(joined)})(?![\\w'])`, 'gi')
  const hide = (name: string) =>
    hidden.reduce((left, [said, sign]) => left.replace(new RegExp(said, 'gi'), sign), name)
  return text.replace(found, hide).replace(dishFollowed, hide).replace(halves, hide)
}

/** The same for dishes, which contain an 'and' more often. */
export const withDishesWhole = (text: string, names: readonly string[] = []): string =>
  withNamesWhole(text, [...dishes, ...names])

/** The text as it was before names were made whole. */
export const withNamesShown = (text: string): string =>
  hidden.reduce((left, [said, sign]) => left.replaceAll(sign, said), text)
