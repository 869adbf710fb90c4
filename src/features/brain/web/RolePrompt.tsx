import { useQuery } from '@tanstack/react-query'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import type { conversationalistPrompt } from './brain.api.ts'
import { LongText } from './LongText.tsx'
import { TextLoading } from './TextLoading.tsx'

interface RolePromptProps {
  title: string
  query: typeof conversationalistPrompt
  failed: string
}

/** The whole system message of one of the two calls. */
export function RolePrompt({ title, query, failed }: RolePromptProps) {
  const prompt = useQuery(query)
  return (
    <QueryStates
      query={prompt}
      loading={<TextLoading label={`Loading: ${title}`} />}
      failed={failed}
    >
      {(shown) => <LongText title={title} text={shown.prompt} />}
    </QueryStates>
  )
}
