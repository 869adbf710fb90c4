import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Page } from '#web/ui/Page.tsx'
import { conversationalistPrompt, proposalGeneratorPrompt, queryPreview } from './brain.api.ts'
import { PromptMonitor } from './PromptMonitor.tsx'
import { TextLoading } from './SentPayload.tsx'

export function PromptMonitorScreen() {
  const client = useQueryClient()
  const preview = useQuery(queryPreview('proposal-generator'))

  function refresh() {
    for (const { queryKey } of [conversationalistPrompt, proposalGeneratorPrompt]) {
      client.refetchQueries({ queryKey, type: 'active' })
    }
    preview.refetch()
  }

  return (
    <Page
      title="Prompt Monitor"
      subtitle="What a model reads right now"
      action={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={refresh}
        >
          Refresh
        </Button>
      }
    >
      <QueryStates
        query={preview}
        loading={<TextLoading label="Loading the prompt" />}
        failed="Failed to load prompt data"
      >
        {(shown) => <PromptMonitor preview={shown} readAt={preview.dataUpdatedAt} />}
      </QueryStates>
    </Page>
  )
}
