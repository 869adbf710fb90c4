import { useMemo } from 'react'
import type { QueryPreview } from '../brain.logic.ts'
import { characters } from './brainWords.ts'
import { LongText } from './LongText.tsx'
import { Note } from './Note.tsx'

/** The query, and whether its system message is the prompt that was put together for it. */
export function ApiQueryTab({ preview }: { preview: QueryPreview }) {
  const { openRouterQuery, fullSystemPrompt } = preview
  const json = useMemo(() => JSON.stringify(openRouterQuery, null, 2), [openRouterQuery])
  const sent = String(openRouterQuery.messages[0]?.content ?? '').length
  const isMatch = sent === fullSystemPrompt.length
  const lengths = `full prompt ${characters(fullSystemPrompt.length)}, system content of the query ${characters(sent)}`
  return (
    <>
      <Note tone={isMatch ? 'good' : 'warning'}>
        {isMatch ? 'Match' : 'Mismatch'}: {lengths}.{' '}
        {isMatch
          ? 'The prompt is sent as it is shown here.'
          : 'What is sent is not what is shown here.'}
      </Note>
      <LongText title="API Query" text={json} />
    </>
  )
}
