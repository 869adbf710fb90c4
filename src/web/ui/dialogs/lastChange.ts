import { slot } from '../../lib/slot.tsx'

/** Who changed a record last, and when; `entity` is its list in the version history. */
export const LastChange = slot<{ entity: string; id: number }>()
