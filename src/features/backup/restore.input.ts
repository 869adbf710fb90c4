import type { z } from 'zod'
import { unreadable } from '#shared/errors.ts'

/** The first thing that is wrong with a file, or with a record in it, in the contract's words. */
export function parse<T>(schema: z.ZodType<T>, value: unknown, noun?: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const message = issue?.message ?? ''
  if (!noun) throw unreadable(`${message.replace(/\.$/, '')}. Nothing was changed.`)
  const field = issue?.path.join('.')
  throw unreadable(
    `The file has a ${noun} that can't be read (${field && `${field}: `}${message}). Nothing was changed.`,
  )
}
