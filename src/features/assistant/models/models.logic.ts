/** 'active' is a model that answers, 'built-in' the assistant without one. */
export type AiServiceState = 'active' | 'built-in' | 'key refused' | 'unreachable'

/** A model that the AI server has, as far as the server describes it. */
export type OfferedModel = {
  modelId: string
  name: string
  /** Null where the server doesn't say. */
  callsTools: boolean | null
  seesPictures: boolean | null
  /** Tokens that it can read at once. */
  context: number | null
}

export type OfferedModels = {
  /** Host and port of the server. */
  server: string
  models: OfferedModel[]
}

export type AiServerFacts = {
  /** Host and port; null without a model. */
  server: string | null
  hasKey: boolean
  /** Set by AI_MODEL, so that nobody can choose another default. */
  hasNamedModel: boolean
  /** Tokens per message, unless the household has set its own. */
  usualTokens: number
}

/** How a model asked for a change when it was tried out. */
type CallStyle = 'tools' | 'text' | 'none'

export type TriedModel = {
  text: string
  style: CallStyle
  /** Milliseconds. */
  firstWord: number | null
  total: number
  outputTokens: number | null
}
