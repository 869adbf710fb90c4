import type { z } from 'zod'
import type { ConversationForm, MessageForm } from './conversations/conversations.contract.ts'

/** A believable conversation. */
export const conversation = (
  given: Partial<z.input<typeof ConversationForm>> = {},
): z.input<typeof ConversationForm> => ({ title: 'Dinners for the week', ...given })

/** A believable message. */
export const message = (given: Partial<MessageForm> = {}) => ({
  role: 'user',
  content: 'What should we use up?',
  ...given,
})
