import { Box, Button, Group, Paper, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Page } from '#web/ui/Page.tsx'
import { newestConversations, testContext } from './brain.api.ts'
import { ContextOutput } from './ContextOutput.tsx'
import classes from './ConversationTestScreen.module.css'

export function ConversationTestScreen() {
  const [id, setId] = useState('')
  const test = useMutation({ mutationFn: testContext })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (id !== '') test.mutate(Number(id))
  }

  return (
    <Page
      title="Conversation Test"
      subtitle="What the assistant would know about a conversation in its next turn"
    >
      <Badges chosen={id} onChoose={setId} />
      <Group component="form" align="end" gap={12} my={20} onSubmit={submit}>
        <TextInput
          label="Conversation ID"
          type="number"
          inputMode="numeric"
          min={1}
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
          className={classes.id}
        />
        <Button type="submit" disabled={id === ''} loading={test.isPending}>
          Test Context
        </Button>
      </Group>
      <Paper
        component="section"
        aria-label="Output"
        aria-live="polite"
        withBorder
        p={{ base: 16, sm: 20 }}
      >
        {test.isError ? (
          <Box component="p" role="alert" c="var(--fp-on-red-soft)" className="breaks">
            Error: {problemOf(test.error, 'Failed to test conversation context')}
          </Box>
        ) : test.data ? (
          <ContextOutput context={test.data} />
        ) : (
          <p className="dim">Choose a conversation, or type its number, and press Test Context.</p>
        )}
      </Paper>
    </Page>
  )
}

interface BadgesProps {
  chosen: string
  onChoose: (id: string) => void
}

function Badges({ chosen, onChoose }: BadgesProps) {
  const conversations = useQuery(newestConversations)
  return (
    <QueryStates
      query={conversations}
      loading={<p className="dim">Looking for conversations…</p>}
      failed="The conversations couldn't be loaded"
      compact="conversations"
      empty={
        <p className="dim">
          There are no conversations yet. Start one with the assistant, then come back.
        </p>
      }
    >
      {(list) => (
        <Group component="ul" role="list" gap={8} align="stretch" aria-label="Conversations">
          {list.map(({ id, title }) => (
            <Box key={id} component="li" maw="100%">
              <button
                type="button"
                className={classes.badge}
                aria-pressed={chosen === String(id)}
                onClick={() => onChoose(String(id))}
              >
                <span className="strong tabular">#{id}</span> {title}
              </button>
            </Box>
          ))}
        </Group>
      )}
    </QueryStates>
  )
}
