import { createContext } from 'react'

/** What somebody typed earlier, and the server did not take: a form goes on with it. */
export interface Draft {
  typed: object
  problem: unknown
  /** Why, where no field says it. */
  note: string | undefined
  onSaved: (answer: unknown) => void
}

export const DraftContext = createContext<Draft | undefined>(undefined)
