import { anyOf } from '#shared/anyOf.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { capitalised } from './plainText.ts'

const chains =
  "Costco, Walmart, Target, Trader Joe's, Whole Foods, Kroger, Safeway, Aldi, Publix, Wegmans, H-E-B, HEB, Sam's Club, Sprouts, CVS, Walgreens, Home Depot, Ikea, WinCo, Meijer, Food Lion, Giant Eagle, Stop & Shop, Stop and Shop, Albertsons, Ralphs, Vons, QFC, Fred Meyer, BJ's, Lidl, Dollar Tree, Dollar General, Amazon, Hy-Vee, Piggly Wiggly, Harris Teeter, ShopRite, Rite Aid, 7-Eleven, H Mart, Petco, PetSmart, Lowe's, Kohl's, Best Buy, Winn-Dixie, Food 4 Less, Grocery Outlet, Smart & Final, Instacart, Ace Hardware, Staples, 99 Ranch, Menards, Total Wine".split(
    ', ',
  )

const kinds =
  "farmer'?s'? market|corner (?:market|store|shop)|(?:asian|mexican|indian|italian|fish|meat|local|organic|international|korean|chinese|health food|liquor|drug|grocery|hardware|pet|dollar|cheese|wine) (?:market|store|shop|grocery)|butcher(?:'?s)?(?: shop)?|bakery|deli|fishmonger|pharmacy|drugstore|supermarket|market|co-?op"

type Read = { found: string | null; rest: string }

const cut = (text: string, from: number, length: number) =>
  `${text.slice(0, from)} ${text.slice(from + length)}`.replace(/\s+/g, ' ').trim()

export const knownStores = perHousehold(({ stores, shopping }): string[] => {
  const own = [...stores.map(({ name }) => name), ...shopping.map(({ store }) => store ?? '')]
  const named = new Map([...own, ...chains].filter(Boolean).map((name) => [nameKey(name), name]))
  // The household's own spelling wins.
  for (const name of own) if (name) named.set(nameKey(name), name)
  return [...named.values()]
})

const loosely = (names: readonly string[]) =>
  anyOf(names).replaceAll("'", "'?").replaceAll('-', '[- ]?')

const storePattern = perHousehold(
  (household) =>
    new RegExp(
      `(?:\\b(?:(?:the )?(?:next time|when(?:ever)?|once) (?:you|i|we|dad|mom)(?:'re| are|'m| am| is)?(?: next)?(?: go| get| stop| shop| head| swing)?(?: by)? )?(?:from|at|for|to|in|on|via|off|by)\\s+|@ ?|^|[,(]\\s*)(?:the\\s+|our\\s+|my\\s+)?(?:next\\s+)?(${loosely(knownStores(household))})(?!\\w)(?:'s)?(?:\\s+(?:run|trip|list|shopping list|order|shopping))?(?:\\s*\\))?`,
      'i',
    ),
)

/** Reads the store out of '… from Costco', 'Costco: …', 'on the Costco list', 'at the butcher'. */
export function readStore(text: string, household: Household): Read {
  const names = knownStores(household)
  const match = storePattern(household).exec(text)
  if (match?.[1]) {
    const key = nameKey(match[1].replace(/-/g, ' '))
    const plain = (name: string) => nameKey(name.replace(/-/g, ' ')).replaceAll(' ', '')
    const found = names.find((name) => plain(name) === key.replaceAll(' ', '')) ?? match[1]
    return { found, rest: cut(text, match.index, match[0].length) }
  }
  const kind = new RegExp(`\\b(?:from|at|for|in) (?:the |our |my )?(${kinds})(?!\\w)`, 'i').exec(
    text,
  )
  if (kind?.[1]) {
    return { found: capitalised(kind[1]), rest: cut(text, kind.index, kind[0].length) }
  }
  const unknown =
    /\b(?:from|at) (?:the )?((?:[A-Z][\w'&-]{1,30})(?: (?:[A-Z][\w'&-]{0,30}|&|and(?= [A-Z]))){0,3})/.exec(
      text,
    )
  if (
    unknown?.[1] &&
    !/^(?:Mom|Dad|Grandma|Grandpa|I|We|My|Our|The|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Noon)\b/.test(
      unknown[1],
    )
  ) {
    return { found: unknown[1], rest: cut(text, unknown.index, unknown[0].length) }
  }
  return { found: null, rest: text }
}

const storage =
  '(?:garage|basement|downstairs|chest|deep|big|outside|upstairs|mini|second|other) (?:freezer|fridge)|fridge|refrigerator|freezer|pantry|counter|countertop|cupboard|cabinet|shelf|larder|garage freezer|garage fridge|chest freezer|basement|cellar|spice rack|bread box|fruit bowl|drawer|garage'

const sameAs: Readonly<Record<string, string>> = {
  refrigerator: 'Fridge',
  fridge: 'Fridge',
  freezer: 'Freezer',
  pantry: 'Pantry',
  counter: 'Counter',
  countertop: 'Counter',
}

const locations = perHousehold(({ pantry }) => [...new Set(pantry.map((each) => each.location))])

const placePattern = perHousehold(
  (household) =>
    new RegExp(
      `\\b(?:(?:(?:back|out|over|down) )?(?:in|into|to|inside|on|onto|from|out of|off|from inside)\\s+)(?:the\\s+|our\\s+|my\\s+)?(${anyOf(locations(household)) || '-'}|${storage})(?!\\w)(?: list| inventory| shelf| door| drawer)?`,
      'i',
    ),
)

/** Reads the place out of 'into the freezer', 'to the pantry', 'in our fridge'. */
export function readLocation(text: string, household: Household): Read {
  const own = locations(household)
  const match = placePattern(household).exec(text)
  if (!match?.[1]) return { found: null, rest: text }
  const said = match[1].toLowerCase()
  const found =
    own.find((name) => name.toLowerCase() === said) ?? sameAs[said] ?? capitalised(match[1])
  return { found, rest: cut(text, match.index, match[0].length) }
}

const shoppingList =
  /(?:\b(?:on|onto|to|in|into|from|off|off of|for|for our|of)\s+)?(?:(?:the|my|our|this|a|that)\s+)?\b(?:(?:shopping|grocery|groceries|store|to-?buy)[- ]?lists?|list of groceries)\b|\b(?:on|onto|to|from|off|off of|of|in|for)\s+(?:the|my|our) (?:list|groceries|shopping)\b|\b(?:on|onto|to|from|off|off of) list\b|\bto (?:the )?(?:groceries|shopping)\b|\bon there\b|^(?:groceries|shopping|grocery run|shopping trip|shopping run|grocery trip|store run|to buy|buy list|errands|list)(?=\s*[:-])/i
const pantryList =
  /\b(?:to|in|into|from|out of|on|of)\s+(?:the\s+|our\s+|my\s+)?(?:inventory|stock|food stock|pantry list)\b/i
const menuList =
  /\b(?:to|in|into|from|on|onto|off|off of)\s+(?:the\s+|our\s+|my\s+|this week's\s+|next week's\s+|tonight's\s+)?(?:(?:dinner|weekly|family|week's|lunch)\s+)?(?:menu|meal plan|meal planner|planner|plan|calendar|schedule)\b/i
const recipeBook =
  /\b(?:to|in|into|from|out of)\s+(?:the\s+|our\s+|my\s+)?(?:recipe (?:book|box|list|collection)|recipes|cookbook)\b/i

export type ListName = 'shopping' | 'pantry' | 'menu' | 'recipes'

const lists: readonly [ListName, RegExp][] = [
  ['shopping', shoppingList],
  ['pantry', pantryList],
  ['menu', menuList],
  ['recipes', recipeBook],
]

/** Which list is named, and the text without it. A place in the house is read by readLocation. */
export function readList(text: string): { list: ListName | null; rest: string } {
  for (const [list, pattern] of lists) {
    const match = pattern.exec(text)
    if (match) return { list, rest: cut(text, match.index, match[0].length) }
  }
  return { list: null, rest: text }
}
