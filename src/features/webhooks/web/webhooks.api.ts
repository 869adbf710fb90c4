import { endpointQuery, send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { WebhookForm } from '../webhooks.contract.ts'
import { webhookEndpoints } from '../webhooks.endpoints.ts'

const { topic } = webhookEndpoints

export const webhooksQuery = endpointQuery(topic, webhookEndpoints.list)
export const triesQuery = endpointQuery(topic, webhookEndpoints.log)

export const useMakeWebhook = () =>
  useListChange({
    topic,
    undo: false,
    send: (input: WebhookForm) => send(webhookEndpoints.make, { input }),
    // The field shows why.
    failed: () => undefined,
  })

export const useSwitchWebhook = () =>
  useListChange({
    topic,
    undo: false,
    send: ({ id, isOn }: { id: number; isOn: boolean }) =>
      send(webhookEndpoints.switch, { params: { id }, input: { isOn } }),
    failed: "The webhook couldn't be switched",
  })

export const useRemoveWebhook = () =>
  useListChange({
    topic,
    undo: false,
    send: (id: number) => send(webhookEndpoints.remove, { params: { id } }),
    done: 'Webhook removed',
    failed: "The webhook couldn't be removed",
  })
