import type { QueryPreview } from '../brain.logic.ts'
import { number } from './brainWords.ts'
import { Note } from './Note.tsx'

/** What to know about a query: that nobody is sent it, or that it is larger than it may be. */
export function QueryNotes({ metadata }: Pick<QueryPreview, 'metadata'>) {
  const { answeredBy, modelUsed, totalEstimatedTokens, tokenBudget } = metadata
  return (
    <>
      {answeredBy === 'built-in' && (
        <Note tone="info">
          No AI key is set, so nothing of this is sent: the built-in assistant answers now. With a
          key, {modelUsed} would be sent this.
        </Note>
      )}
      {totalEstimatedTokens > tokenBudget && (
        <Note tone="warning">
          This is more than the {number(tokenBudget)} tokens that a turn may take: the instructions
          and the tools alone need most of them. Allow more tokens in the settings, or shorten a
          section.
        </Note>
      )}
    </>
  )
}
