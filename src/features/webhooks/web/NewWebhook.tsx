import { Button, MultiSelect, Paper, Stack, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { ShownOnce } from '#web/ui/forms/ShownOnce.tsx'
import { listNames } from '../webhooks.logic.ts'
import { useMakeWebhook } from './webhooks.api.ts'

const lists = Object.entries(listNames).map(([value, label]) => ({ value, label }))

export function NewWebhook() {
  const [url, setUrl] = useState('')
  const [topics, setTopics] = useState(['shopping'])
  const make = useMakeWebhook()
  const save = () => {
    if (url.trim()) make.mutate({ url, topics }, { onSuccess: () => setUrl('') })
  }
  // Enter would save all settings.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }

  if (make.data)
    return (
      <ShownOnce
        label="The webhook's secret"
        description="The program checks the messages with it."
        secret={make.data.secret}
        onDone={make.reset}
      />
    )
  return (
    <Paper withBorder p={14} mt={10} role="group" aria-label="New webhook">
      <Stack gap={10}>
        <TextInput
          label="Address"
          description="It gets a message after each change of these lists"
          placeholder="https://"
          inputMode="url"
          maxLength={2_000}
          value={url}
          error={make.error && problemOf(make.error)}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            make.reset()
          }}
          onKeyDown={onKeyDown}
        />
        <MultiSelect label="Lists" data={lists} value={topics} onChange={setTopics} />
        <Button
          size="sm"
          w="fit-content"
          disabled={!url.trim() || topics.length === 0}
          loading={make.isPending}
          onClick={save}
        >
          Add a webhook
        </Button>
      </Stack>
    </Paper>
  )
}
