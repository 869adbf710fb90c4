/** What travels on the WebSocket. It names what changed, never the data. */
export type LiveMessage = {
  /** 'changed', or a message that a kind has of its own. */
  type: string
  topic: string
  ids: number[]
  /** The page that caused it: it re-reads by itself, and need not be told. */
  origin?: string
}

/** The topic that stands for all of them: anything may have changed. */
export const everyTopic = '*'

/** Says which page sends a request: random, and new with every page load. */
export const originHeader = 'X-Page-Id'
