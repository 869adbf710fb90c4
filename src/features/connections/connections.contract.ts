import { z } from 'zod'
import { requiredText } from '#shared/fields.ts'
import { scopes } from '#shared/scopes.ts'

export const NewToken = z.object({
  name: requiredText('Name', 60),
  scope: z.enum(scopes, 'Scope must be read, propose or write'),
})
