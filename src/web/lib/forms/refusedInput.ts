import { createContext } from 'react'

/** The input of a change that the server refused, with which its form is opened again. */
export interface RefusedInput {
  typed: object
  problem: unknown
  /** The server's reason, where it belongs to no field. */
  note: string | undefined
  onSaved: (answer: unknown) => void
}

export const RefusedInputContext = createContext<RefusedInput | undefined>(undefined)
