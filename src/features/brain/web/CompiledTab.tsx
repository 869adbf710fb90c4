import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PromptRole } from '#features/assistant/prompt/sections/sections.logic.ts'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { compiledQuery } from './brain.api.ts'
import { CallChoice } from './CallChoice.tsx'
import { LongText } from './LongText.tsx'
import { TextLoading } from './TextLoading.tsx'

export function CompiledTab() {
  const [role, setRole] = useState<PromptRole>('proposal-generator')
  const compiled = useQuery(compiledQuery(role))
  return (
    <>
      <CallChoice value={role} onChange={setRole}>
        A message leads to two calls: one proposes changes, one answers. These are the instructions
        of each, as they are sent. What your household has stored follows after them.
      </CallChoice>
      <QueryStates
        query={compiled}
        loading={<TextLoading label="Loading the instructions" />}
        failed="The instructions couldn't be loaded"
      >
        {({ instructions }) => <LongText title="Compiled instructions" text={instructions} />}
      </QueryStates>
    </>
  )
}
