import { z } from 'zod'
import { moment, recordFields, recordId, requiredText, textList } from '#shared/fields.ts'

const isWebAddress = (text: string) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).username === ''

export const WebhookForm = z.object({
  url: requiredText('Address', 2_000).pipe(
    z.string().refine(isWebAddress, 'Address must begin with https:// or http://'),
  ),
  topics: textList('Lists', { most: 20, longest: 60 }).pipe(
    z.array(z.string()).min(1, 'Choose at least one list'),
  ),
})
export type WebhookForm = z.input<typeof WebhookForm>

export const WebhookSwitch = z.object({ isOn: z.boolean('On must be true or false') })
export type WebhookSwitch = z.infer<typeof WebhookSwitch>

export const Webhook = WebhookForm.extend({
  /** By which the receiver knows that a message is from here. */
  secret: z.string(),
  isOn: z.boolean(),
  /** Why it was switched off. */
  note: z.string().nullable(),
  /** The last message that was taken: a change, and the last of its lists in their order. */
  lastChange: z.int(),
  lastTopic: z.string(),
  /** Tries of the next message so far, the first of which was at `failingSince`. */
  tries: z.int(),
  failingSince: moment.nullable(),
  /** Not before then; while one is sent, that is when it must be over. */
  nextTryAt: moment.nullable(),
  ...recordFields,
})
export type Webhook = z.infer<typeof Webhook>

/** A try to deliver a message, for the log. */
export const WebhookTry = z.object({
  webhookId: recordId,
  change: z.int(),
  topic: z.string(),
  isTaken: z.boolean(),
  /** 'The address answered 500.' */
  outcome: z.string(),
  ...recordFields,
})
export type WebhookTry = z.infer<typeof WebhookTry>

export type ListedWebhook = Omit<Webhook, 'secret' | 'lastChange' | 'lastTopic'>

/** The secret is answered once. */
export type MadeWebhook = ListedWebhook & { secret: string }
