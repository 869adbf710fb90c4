import type { CommandType } from '#features/cards.logic.ts'
import type { StoredChoice } from './chat.logic.ts'
import type { Household } from './household.queries.ts'

/** A proposed command; its items are validated before it is stored. */
export type ProposedCommand = {
  type: CommandType
  items: readonly unknown[]
  /** Ids of pending proposals that this one corrects: their cards are withdrawn. */
  replaces?: readonly number[]
}

/** A proposal of an earlier turn, with its outcome. */
export type EarlierProposal = {
  id: number
  type: CommandType
  items: readonly unknown[]
  /** 'undone' was approved, then undone. */
  status: 'pending' | 'executed' | 'rejected' | 'replaced' | 'undone'
  warnings?: readonly string[]
  /** What the records were that it takes away. */
  removed?: readonly object[]
}

/** An earlier message; an answer has the proposals that were made with it. */
export type EarlierMessage = {
  role: 'user' | 'assistant'
  content: string
  proposals: readonly EarlierProposal[]
  /** The buttons under an answer, and what they propose. */
  choices?: readonly { label: string; commands: readonly ProposedCommand[] }[]
}

export type TurnPhoto = { mimeType: string; imageData: string; description: string | null }

/** A person's message, with everything an assistant needs to answer it. */
export type Turn = {
  message: string
  /** Oldest first, without the message itself. */
  history: readonly EarlierMessage[]
  photos: readonly TurnPhoto[]
  household: Household
  /** This message's refused proposals with reasons, for the call that answers. */
  refused?: readonly string[]
  /** Who writes, where the device is somebody's. */
  speaker?: string | undefined
  /** In the household's time zone. */
  today: string
  now: string
}

/** The tokens of a call, if the service reports them. */
export type Usage = {
  inputTokens: number | null
  outputTokens: number | null
  /** Dollars. */
  cost: number | null
}

export type Proposing = {
  commands: readonly ProposedCommand[]
  /** Proposals that are invalid: an unknown command, an item of the wrong shape. */
  problems: readonly string[]
  usage: Usage | null
}

/** A piece of an answer that takes back all before it. No visible text has this character. */
export const takenBack = '\f'

/** The generator's return value is the usage. */
export type Responding = AsyncGenerator<string, Usage | null>

export type AssistantRole = 'proposal-generator' | 'conversationalist'

/** Implemented by the model behind the router and by the built-in assistant. */
export type Assistant = {
  /** The name under its answers: 'Gemini 2.5 Pro', 'Built-in assistant'. */
  name: string
  /** Null for the built-in assistant. */
  modelId: string | null
  /** `onHeard` learns how many characters came from a model. */
  propose: (
    turn: Turn,
    signal: AbortSignal,
    onHeard?: (characters: number) => void,
  ) => Promise<Proposing>
  /** What the answer offers as buttons. */
  choices?: (turn: Turn) => StoredChoice[]
  /** `proposals` are those stored for this message. */
  respond: (turn: Turn, proposals: readonly EarlierProposal[], signal: AbortSignal) => Responding
}
