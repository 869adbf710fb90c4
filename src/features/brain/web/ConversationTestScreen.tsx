import { Button, TextInput } from '@mantine/core'
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
      subtitle="What the assistant would know of a conversation in its next turn"
    >
      <Badges chosen={id} onChoose={setId} />
      <form className={classes.form} onSubmit={submit}>
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
      </form>
      <section aria-label="Output" aria-live="polite" className={classes.output}>
        {test.isError ? (
          <p role="alert" className={classes.error}>
            Error: {problemOf(test.error, 'Failed to test conversation context')}
          </p>
        ) : test.data ? (
          <ContextOutput context={test.data} />
        ) : (
          <p className={classes.quiet}>
            Choose a conversation, or type its number, and press Test Context.
          </p>
        )}
      </section>
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
      loading={<p className={classes.quiet}>Looking for conversations…</p>}
      failed="The conversations couldn't be loaded"
      compact="conversations"
      empty={
        <p className={classes.quiet}>
          There are no conversations yet. Begin one with the assistant, then come back.
        </p>
      }
    >
      {(list) => (
        <ul role="list" className={classes.badges} aria-label="Conversations">
          {list.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className={classes.badge}
                aria-pressed={chosen === String(id)}
                onClick={() => onChoose(String(id))}
              >
                <span className={classes.number}>#{id}</span> {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  )
}
