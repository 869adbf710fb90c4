import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PromptRole } from '#features/assistant/prompt/sections/sections.logic.ts'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { QueryPreview } from '../brain.logic.ts'
import { queryPreview } from './brain.api.ts'
import { characters, number } from './brainWords.ts'
import { CallChoice } from './CallChoice.tsx'
import { CopyButton } from './CopyButton.tsx'
import { LongText } from './LongText.tsx'
import { QueryNotes } from './QueryNotes.tsx'
import classes from './QueryTab.module.css'
import { Stats } from './Stats.tsx'
import { TextLoading } from './TextLoading.tsx'

export function QueryTab() {
  const [role, setRole] = useState<PromptRole>('proposal-generator')
  const preview = useQuery(queryPreview(role))
  return (
    <>
      <CallChoice value={role} onChange={setRole}>
        What would be sent if somebody wrote the next message in the newest conversation now.
      </CallChoice>
      <QueryStates
        query={preview}
        loading={<TextLoading label="Loading the query" />}
        failed="The query couldn't be loaded"
      >
        {(shown) => <Query preview={shown} />}
      </QueryStates>
    </>
  )
}

function Query({ preview }: { preview: QueryPreview }) {
  const { metadata, openRouterQuery, fullSystemMessage } = preview
  const json = useMemo(() => JSON.stringify(openRouterQuery, null, 2), [openRouterQuery])
  return (
    <>
      <QueryNotes metadata={metadata} />
      <Stats
        facts={[
          ['Model', metadata.modelUsed],
          ['Provider', metadata.modelProvider],
          ['System message', characters(metadata.systemMessageCharacterCount)],
          ['Estimated tokens', number(metadata.totalEstimatedTokens)],
        ]}
      />
      <div className={classes.buttons}>
        <CopyButton text={json}>Copy Query JSON</CopyButton>
        <CopyButton text={fullSystemMessage}>Copy System Message</CopyButton>
      </div>
      <LongText title="Full payload" text={json} size="short" />
      <LongText title="Raw system instructions" text={preview.rawSystemInstructions} size="short" />
      <LongText title="Raw database context" text={preview.rawDatabaseContext} size="short" />
    </>
  )
}
