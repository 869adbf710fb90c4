export const weekStarts = ['Sunday', 'Monday', 'Saturday'] as const
export const clocks = ['12', '24'] as const
export const dateOrders = ['month first', 'day first', 'year first'] as const
export const unitsShown = ['as written', 'metric', 'US'] as const

type AllWays = {
  weekStart: (typeof weekStarts)[number]
  clock: (typeof clocks)[number]
  dates: (typeof dateOrders)[number]
  units: (typeof unitsShown)[number]
}

/** What a household has chosen of them; the rest is usual. */
export type ChosenWays = Partial<AllWays>

/** How a household begins its week, says times and dates, and measures. */
export type Ways = AllWays & {
  /** When it has dinner, by its family's rules; none for the usual time. */
  dinnerTime?: string | null
}

/** Those of a household that has not chosen. */
export const usualWays: Ways = {
  weekStart: 'Sunday',
  clock: '12',
  dates: 'month first',
  units: 'as written',
}

let current = (): Ways => usualWays

/** The household's ways, asked for wherever a day, a time or an amount is said. */
export const ways = (): Ways => current()

/** The server has them by request, a browser by household. Answers where they came from before. */
export function takeWaysFrom(source: () => Ways): () => Ways {
  const before = current
  current = source
  return before
}
