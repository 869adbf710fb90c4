export const entriesShown = 50
export const mostEntries = 100

/** Of a change of many records so many are told one by one. */
export const recordsListed = 100
