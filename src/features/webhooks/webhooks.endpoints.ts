import { type Done, get, post, put, remove } from '#shared/endpoint.ts'
import type {
  ListedWebhook,
  MadeWebhook,
  WebhookForm,
  WebhookSwitch,
  WebhookTry,
} from './webhooks.contract.ts'

export const webhookEndpoints = {
  topic: 'webhooks',
  list: get('/api/webhooks').answers<ListedWebhook[]>(),
  /** The last fifty tries, the newest first. */
  log: get('/api/webhooks/log').answers<WebhookTry[]>(),
  make: post('/api/webhooks').takes<WebhookForm>().answers<MadeWebhook>(),
  switch: put('/api/webhooks/:id').takes<WebhookSwitch>().answers<ListedWebhook>(),
  remove: remove('/api/webhooks/:id').answers<Done>(),
}
