/** How long the household may have its history kept: the setting `history.keep`. */
export const keepChoices = ['1 year', '2 years', '5 years', 'forever'] as const
export type KeepChoice = (typeof keepChoices)[number]

export const usualKeep: KeepChoice = '2 years'

/** However old they are, so many last versions of each record that is still there stay. */
export const versionsKept = 20
