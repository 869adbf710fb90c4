import { nameKey } from '#shared/names.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { type Found, type Said, type Span, textBetween } from './said.ts'

const chains =
  "Costco, Walmart, Target, Trader Joe's, Whole Foods, Kroger, Safeway, Aldi, Publix, Wegmans, H-E-B, HEB, Sam's Club, Sprouts, CVS, Walgreens, Home Depot, Ikea, WinCo, Meijer, Food Lion, Giant Eagle, Stop & Shop, Stop and Shop, Albertsons, Ralphs, Vons, QFC, Fred Meyer, BJ's, Lidl, Dollar Tree, Dollar General, Amazon, Hy-Vee, Piggly Wiggly, Harris Teeter, ShopRite, Rite Aid, 7-Eleven, H Mart, Petco, PetSmart, Lowe's, Kohl's, Best Buy, Winn-Dixie, Food 4 Less, Grocery Outlet, Smart & Final, Instacart, Ace Hardware, Staples, 99 Ranch, Menards, Total Wine, Tesco, Sainsbury's, Asda, Morrisons, Waitrose, Co-op, Iceland, Ocado, Boots, Coles, Woolworths, IGA, Loblaws, Bakery, Butcher, Deli, Pharmacy, Chemist, Fishmonger, Greengrocer, Farmers market, Farm shop, Corner shop, Dollar store, Hardware store, Pet store, Liquor store, Garden centre".split(
    ', ',
  )

/** The household's stores, and chains that most people know. */
export const knownStores = perHousehold(({ stores, shopping }): string[] => {
  const own = [...stores.map(({ name }) => name), ...shopping.map(({ store }) => store ?? '')]
  const named = new Map([...own, ...chains].filter(Boolean).map((name) => [nameKey(name), name]))
  // The household's own spelling wins.
  for (const name of own) if (name) named.set(nameKey(name), name)
  return [...named.values()]
})

/** 'Wrappers from seafood city': up to three words behind 'from' that are nothing else. */
function behindFrom({ words, marks, text }: Said): Span[] {
  return words.flatMap(({ key }, at) => {
    if (key !== 'from') return []
    const from = words[at + 1]?.key === 'the' ? at + 2 : at + 1
    let to = from
    while (isOpen(to)) to += 1
    const isStore = to > from && to - from <= 3
    return isStore
      ? [{ role: 'store', from, to, text: text.slice(words[from]?.from, words[to - 1]?.to) }]
      : []
  })

  function isOpen(n: number) {
    const word = words[n]
    return (
      word && !word.isSign && !isClosed(word.plain) && marks[n]?.size === 0 && word.key !== 'garden'
    )
  }
}

export const storesIn = (said: Said): Found<{ store: string }>[] => {
  const { words, marks, scene, spans } = said
  const known = new Map(knownStores(scene.household).map((name) => [nameKey(name), name]))
  const found: Found<{ store: string }>[] = []
  for (let from = 0; from < words.length; from += 1) {
    if (
      !marks[from]?.has('store') ||
      spans.some((span) => /[SP][-+~]/.test(span.role) && span.from <= from && span.to > from)
    )
      continue
    let to = words.length
    while (to > from && !known.has(nameKey(textBetween(said, from, to)))) to -= 1
    const store = known.get(nameKey(textBetween(said, from, to)))
    if (!store) continue
    found.push({ store, from, to })
    from = to - 1
  }
  const isWhere = (from: number) =>
    from === 0 || /^(?:at|from|to|in|by|via|the|@|:)$/i.test(words[from - 1]?.text ?? '')
  const others = [...spans, ...behindFrom(said)].filter(
    (span) =>
      span.role === 'store' &&
      isWhere(span.from) &&
      !found.some(({ from, to }) => from < span.to && to > span.from),
  )
  return [
    ...found,
    ...others.map(({ from, to, text }) => ({
      store: text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
      from,
      to,
    })),
  ]
}
