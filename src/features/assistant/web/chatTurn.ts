import { chatPaths } from '../chat.endpoints.ts'
import type { Choice } from '../chat.logic.ts'
import { AnswerError } from './answerError.ts'
import { chatEvents } from './chatStream.ts'

/** A stored message that waits for its answer. */
export type Turn = {
  message: string
  conversationId: number
  messageId: number
  photoIds: number[]
  uuid: string
  /** Missing for the default model. */
  modelId?: string | undefined
}

/** What the first call leads to: the ids of the proposals, and buttons. */
type Proposed = { ids: number[]; choices: Choice[] }

export async function requestProposals(
  turn: Turn,
  signal: AbortSignal,
  onSpeed: (speed: number) => void,
): Promise<Proposed> {
  const ids: number[] = []
  const choices: Choice[] = []
  const body = { ...turn, includeContext: true }
  for await (const event of chatEvents(chatPaths.propose, body, signal)) {
    if (event.type === 'error') throw new AnswerError(event.message)
    if (event.type === 'working') onSpeed(event.tokensPerSecond)
    if (event.type !== 'proposals') continue
    if (event.proposals.some(({ id }) => typeof id !== 'number')) {
      throw new AnswerError('Proposal persistence failed')
    }
    ids.push(...event.proposals.map(({ id }) => id))
    choices.push(...(event.choices ?? []))
  }
  return { ids, choices }
}

type Listening = {
  onName: (name: string) => void
  onPiece: (piece: string) => void
  onSpeed: (speed: number) => void
}

/** The second call: streams the answer, which is stored under `uuid`. */
export async function requestAnswer(
  turn: Turn & { proposalIds: number[] },
  signal: AbortSignal,
  { onName, onPiece, onSpeed }: Listening,
) {
  for await (const event of chatEvents(chatPaths.answer, turn, signal)) {
    if (event.type === 'error') throw new AnswerError(event.message)
    if (event.type === 'working') onSpeed(event.tokensPerSecond)
    if (event.type === 'answering') onName(event.name)
    if (event.type === 'content') onPiece(event.content)
  }
}
