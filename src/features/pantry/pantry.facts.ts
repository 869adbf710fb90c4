/** For screens that show a list without loading zod: the contract loads with the first form. */

/** The order in which locations are shown; all others follow by name. */
export const locationOrder = ['Fridge', 'Pantry', 'Freezer', 'Counter'] as const

export type Urgency = 'urgent' | 'warning' | 'neutral'

/** Expiry is free text, as people say it: 'Soon', '2 weeks', 'next March'. */
export function expiryUrgency(expiryDate: string): Urgency {
  const text = expiryDate.trim().toLowerCase()
  if (text === 'soon') return 'urgent'
  return text.includes('week') ? 'warning' : 'neutral'
}

export const urgencyTones = { urgent: 'red', warning: 'orange', neutral: 'neutral' } as const
