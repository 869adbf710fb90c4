import type { Proposal } from '#features/proposals/proposals.contract.ts'
import { type Done, post } from '#shared/endpoint.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Choice } from './chat.logic.ts'

export const chatPaths = {
  propose: '/api/ai/chat',
  answer: '/api/ai/chat/conversation',
} as const

/** Events of the two streams, one JSON object each; the last one is `streamEnd`. */
export type ChatEvent =
  | { type: 'proposals'; proposals: Proposal[]; problems?: string[]; choices?: Choice[] }
  /** A slow model is at work. */
  | { type: 'working'; tokensPerSecond: number }
  | { type: 'content'; content: string }
  | { type: 'error'; message: string; code: ErrorCode }
  /** The assistant's name. What was told before it is taken back. */
  | { type: 'answering'; name: string }

export const streamEnd = '[DONE]'

/** Ends a message's turn. A page that merely disconnects does not end it. */
export const stopEndpoint = post('/api/ai/chat/stop').takes<{ uuid: string }>().answers<Done>()

export const parseEndpoint = post('/api/command-proposals/parse-user-text')
  .takes<{
    text: string
    conversationId?: number | null
    messageId?: number | null
    uuid?: string | null
  }>()
  .answers<{ success: true; proposals: Proposal[] }>()
