/** Stores that most people know, without those whose names are things to buy, too. */
export const chains =
  "Aldi, Asda, Carrefour, Costco, Edeka, Food Lion, H-E-B, Kroger, Lidl, Morrisons, Ocado, Publix, Rewe, Safeway, Sainsbury's, Tesco, Trader Joe's, Waitrose, Walmart, Wegmans, Whole Foods".split(
    ', ',
  )
