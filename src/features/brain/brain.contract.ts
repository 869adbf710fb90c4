import { z } from 'zod'
import { promptRoles } from '#features/assistant/prompt/sections/sections.logic.ts'
import { addressNumber } from '#shared/fields.ts'

const conversation = 'Conversation must be a number from 1'

const role = z
  .enum(promptRoles, `Role must be ${promptRoles.join(' or ')}`)
  .default('proposal-generator')

/** One of the two calls of a turn. */
export const RoleQuery = z.object({ role })

export const PreviewQuery = z.object({
  role,
  /** The newest conversation by default. */
  conversationId: addressNumber(conversation, 1, 2_147_483_647).optional(),
})
