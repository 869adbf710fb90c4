import type { CommandType } from '#shared/commandTypes.ts'
import type { Household } from './household.queries.ts'

/** A command that an assistant proposes. The items are checked before they become a proposal. */
export type ProposedCommand = {
  type: CommandType
  items: readonly unknown[]
  /** Ids of proposals that wait and that this one corrects: their cards are withdrawn. */
  replaces?: readonly number[]
}

/** A proposal of an earlier turn, and what became of it. */
export type EarlierProposal = {
  id: number
  type: CommandType
  items: readonly unknown[]
  /** 'undone' was approved, and taken back since. */
  status: 'pending' | 'executed' | 'rejected' | 'replaced' | 'undone'
  /** What its card warns of, and why it can't be approved as it stands. */
  warnings?: readonly string[]
}

/** What was said before. An assistant's message has the proposals that were made with it. */
export type EarlierMessage = {
  role: 'user' | 'assistant'
  content: string
  proposals: readonly EarlierProposal[]
}

/** A photo as a model takes it. */
export type TurnPhoto = { mimeType: string; imageData: string; description: string | null }

/** One message of a person, and all that an assistant needs to answer it. */
export type Turn = {
  message: string
  /** Oldest first, without the message itself. */
  history: readonly EarlierMessage[]
  photos: readonly TurnPhoto[]
  household: Household
  /** What was proposed for this message and could not be taken, and why; for the answer to it. */
  refused?: readonly string[]
  /** The household's day and time of day. */
  today: string
  now: string
}

/** What a call of a model cost, as far as it says. */
export type Usage = { inputTokens: number | null; outputTokens: number | null }

export type Proposing = {
  commands: readonly ProposedCommand[]
  /** What was proposed and can't be taken: an unknown command, an item of the wrong shape. */
  problems: readonly string[]
  usage: Usage | null
}

/** Ends with the usage. */
export type Responding = AsyncGenerator<string, Usage | null>

export type AssistantRole = 'proposal-generator' | 'conversationalist'

/** The model behind the router and the built-in assistant are two of these; nothing else differs. */
export type Assistant = {
  /** As it is named under its answers: 'Gemini 2.5 Pro', 'Built-in assistant'. */
  name: string
  /** The model's id; none for the built-in assistant. */
  modelId: string | null
  propose: (turn: Turn, signal: AbortSignal) => Promise<Proposing>
  /** `proposals` are those that were stored for this message. */
  respond: (turn: Turn, proposals: readonly EarlierProposal[], signal: AbortSignal) => Responding
}
