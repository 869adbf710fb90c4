import { nameKey } from '#shared/names.ts'
import { perHousehold } from '../find/perHousehold.ts'

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
