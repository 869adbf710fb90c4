import type { Proposal } from '#features/proposals/proposals.contract.ts'
import { type Done, post } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors.ts'

export const chatPaths = {
  propose: '/api/ai/chat',
  answer: '/api/ai/chat/conversation',
} as const

/** What the two streams say, one JSON object an event, and the word that ends them. */
export type ChatEvent =
  | { type: 'proposals'; proposals: Proposal[]; problems?: string[] }
  | { type: 'content'; content: string }
  | { type: 'error'; message: string; code: ErrorCode }
  /** Who answers. */
  | { type: 'answering'; name: string }

export const streamEnd = '[DONE]'

/** Ends the turn of a message: a page that only went away gets what it asked for. */
export const stopEndpoint = post('/api/ai/chat/stop').takes<{ uuid: string }>().answers<Done>()

export const parseEndpoint = post('/api/command-proposals/parse-user-text')
  .takes<{
    text: string
    conversationId?: number | null
    messageId?: number | null
    uuid?: string | null
  }>()
  .answers<{ success: true; proposals: Proposal[] }>()
