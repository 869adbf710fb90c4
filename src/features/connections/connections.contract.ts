import { z } from 'zod'
import { scopes } from '#shared/accessToken.ts'
import { requiredText } from '#shared/fields.ts'

export const NewToken = z.object({
  name: requiredText('Name', 60),
  scope: z.enum(scopes, 'Scope must be read, propose or write'),
})
