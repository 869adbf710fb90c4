export const entriesShown = 50
export const mostEntries = 100

/** The most records of one change that are listed by name. */
export const recordsListed = 100
