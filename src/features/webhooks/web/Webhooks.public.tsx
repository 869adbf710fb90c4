import { Button, Group, Skeleton, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ListSection } from '#web/ui/lists/ListSection.tsx'
import type { ListedWebhook } from '../webhooks.contract.ts'
import { listNames } from '../webhooks.logic.ts'
import { NewWebhook } from './NewWebhook.tsx'
import { triesQuery, useRemoveWebhook, useSwitchWebhook, webhooksQuery } from './webhooks.api.ts'

/** Everything here takes effect at once, without Save Changes. */
export function Webhooks() {
  const webhooks = useQuery(webhooksQuery)
  return (
    <ListSection
      id="settings-webhooks"
      title="Webhooks"
      query={webhooks}
      failed="The webhooks couldn't be loaded"
      empty="No program is told when a list changes."
      row={(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
    >
      {webhooks.data?.length ? <LastMessages /> : null}
      <NewWebhook />
    </ListSection>
  )
}

function LastMessages() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="subtle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Last messages
      </Button>
      {isOpen && <Tries />}
    </>
  )
}

function WebhookRow({ webhook }: { webhook: ListedWebhook }) {
  const { id, url, topics, isOn, note, nextTryAt, tries } = webhook
  const say = useShortMoment()
  const change = useSwitchWebhook()
  const remove = useRemoveWebhook()
  const { host } = new URL(url)
  const waits = tries > 0 && nextTryAt && say && `Not taken, tried again ${say(nextTryAt)}`
  return (
    <Group component="li" gap={10} wrap="nowrap" mih={52} p="6px 8px 6px 14px">
      <div className="grow breaks">
        <span className="strong">{host}</span>
        <p className="dim small">
          {note ?? (waits || topics.map((each) => listNames[each] ?? each).join(', '))}
        </p>
      </div>
      <Switch
        aria-label={`Tell ${host}`}
        checked={isOn}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ id, isOn: event.currentTarget.checked })}
      />
      <IconButton
        icon={IconTrash}
        label={`Remove ${host}`}
        tip="Remove"
        loading={remove.isPending}
        onClick={() => remove.mutate(id)}
      />
    </Group>
  )
}

function Tries() {
  const tries = useQuery(triesQuery)
  const say = useShortMoment()
  return (
    <QueryStates
      query={tries}
      loading={<Skeleton height={52} radius="md" />}
      failed="The messages couldn't be loaded"
      empty={<p className="dim small">None yet.</p>}
    >
      {(list) => (
        <ul role="list" className="small" aria-label="Last messages">
          {list.map(({ id, createdAt, topic, outcome }) => (
            <li key={id}>
              {say?.(createdAt)}: {listNames[topic] ?? topic}. {outcome}
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  )
}
