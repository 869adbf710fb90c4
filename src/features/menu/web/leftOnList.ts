import type { QueryClient } from '@tanstack/react-query'
import type { ToastAction } from '#web/lib/toast.tsx'

type Offer = (answer: unknown, client: QueryClient) => Promise<ToastAction | undefined>

/** What may follow when meals leave the menu; filled in `web/slots.ts`. */
export const leftOnList: { offer?: Offer } = {}

/** The next thing to do after a change of meals. Where it can't be read, the toast does without. */
export const nextOnList: Offer = async (answer, client) =>
  leftOnList.offer?.(answer, client).catch(() => undefined)
