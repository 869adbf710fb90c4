export const keepKey = 'history.keep'
export const keepChoices = ['1 year', '2 years', '5 years', 'forever'] as const
export type KeepChoice = (typeof keepChoices)[number]

export const usualKeep: KeepChoice = '2 years'

/** The last versions of an existing record that are kept regardless of age. */
export const versionsKept = 20
