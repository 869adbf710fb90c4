import { Button, MultiSelect, Paper, Stack, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { copyText } from '#web/lib/clipboard.ts'
import { toast } from '#web/lib/toast.tsx'
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

  if (make.data) return <Secret secret={make.data.secret} onDone={make.reset} />
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
          onChange={(event) => setUrl(event.currentTarget.value)}
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

function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  async function copy() {
    if (await copyText(secret)) toast.success('Secret copied')
  }
  return (
    <Paper withBorder p={14} mt={10} role="group" aria-label="The webhook's secret">
      <Stack gap={10}>
        <TextInput
          label="Secret"
          description="The program checks the messages with it. Copy it now: it isn't shown again"
          readOnly
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button.Group>
          <Button size="sm" onClick={copy}>
            Copy
          </Button>
          <Button size="sm" variant="default" onClick={onDone}>
            Done
          </Button>
        </Button.Group>
      </Stack>
    </Paper>
  )
}
