import type { AppContext } from '#server/appContext.ts'
import { findRecord, listRecords } from '#server/db/records.ts'
import { log } from '#server/lifecycle/log.ts'
import { often, runRepeatedly } from '#server/lifecycle/runRepeatedly.ts'
import type { Writing } from '#server/records/change.ts'
import { RemoteProblem } from '#server/remote/guardedRequest.ts'
import { postRemote } from '#server/remote/postRemote.ts'
import { answered, remoteSentences } from '#server/remote/sentences.ts'
import { millis, momentsAgo, timestamp } from '#shared/time.ts'
import { signedMessage } from './signedMessage.ts'
import type { Webhook } from './webhooks.contract.ts'
import { webhookEndpoints } from './webhooks.endpoints.ts'
import { type Message, nextMessage, topicsByEntity } from './webhooks.queries.ts'
import { webhooks, webhookTries } from './webhooks.records.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds for an answer; afterwards another instance may try. */
const timeLimit = 10_000
const claimLasts = 3 * timeLimit

/** Minutes between tries. */
const pauses = [1, 2, 5, 10, 30, 60, 120, 240, 360]

const actor = { userId: 'webhook' }

type Outcome = { isTaken: boolean; says: string; isGone?: boolean }

/** Tells webhooks of changes, each in their order, one at a time. Answers the function that looks. */
export function keepDelivering(app: AppContext) {
  const topics = topicsByEntity(app.recordTypes)
  const stopping = new AbortController()
  /** By webhook; true if something changed since it last looked. */
  const working = new Map<number, boolean>()
  const underWay = new Set<Promise<void>>()

  async function look() {
    for (const { id, isOn } of await listRecords(app.reader, webhooks)) {
      if (!isOn) continue
      if (working.has(id)) working.set(id, true)
      else begin(id)
    }
  }

  function begin(id: number) {
    working.set(id, false)
    follow(work(id).finally(() => working.delete(id)))
  }

  async function work(id: number) {
    while (!stopping.signal.aborted) {
      const claimed = await claim(id)
      if (claimed) await settle(claimed, await send(claimed))
      else if (!working.get(id)) return
      else working.set(id, false)
    }
  }

  /** The next message, if it is time for it and no other instance has it. */
  async function claim(id: number): Promise<Claimed | undefined> {
    const known = await findRecord(app.reader, webhooks, id)
    if (!known || !isDue(known) || !(await nextMessage(app.reader, known, topics))) return undefined
    return app.change(actor, 'Took a message for a webhook', async (w) => {
      const webhook = await findRecord(w.reads, webhooks, id)
      if (!webhook || !isDue(webhook)) return undefined
      const message = await nextMessage(w.reads, webhook, topics)
      if (!message) return undefined
      await w.update(webhooks, id, { nextTryAt: momentsAgo(-claimLasts) })
      return { webhook, message }
    })
  }

  async function send({ webhook, message }: Claimed): Promise<Outcome> {
    const { body, headers } = signedMessage(message, webhook.secret, timestamp())
    try {
      const status = await postRemote(new URL(webhook.url), body, {
        allowPrivate: app.config.privateCalendars,
        headers,
        time: timeLimit,
        stopping: stopping.signal,
      })
      const isTaken = status >= 200 && status < 300
      return { isTaken, says: isTaken ? 'Taken.' : answered(status), isGone: status === 410 }
    } catch (error) {
      if (!(error instanceof RemoteProblem)) throw error
      return { isTaken: false, says: sentences[error.trouble] }
    }
  }

  const settle = ({ webhook: { id }, message }: Claimed, outcome: Outcome) =>
    app.change(actor, 'Told a webhook', async (w) => {
      // What ended with the program is tried again, and counts for nobody.
      if (stopping.signal.aborted && !outcome.isTaken) {
        await w.update(webhooks, id, { nextTryAt: null })
        return
      }
      const webhook = await findRecord(w.reads, webhooks, id)
      if (!webhook) return
      await w.update(webhooks, id, outcome.isTaken ? taken(message) : failed(webhook, outcome))
      const { change, topic } = message
      const { isTaken, says } = outcome
      await w.create(webhookTries, { webhookId: id, change, topic, isTaken, outcome: says })
      announceWebhooks(w)
    })

  function follow(doing: Promise<void>) {
    const ending = doing.catch((error) => {
      if (!stopping.signal.aborted) log.warn('a webhook was not told', { error: String(error) })
    })
    underWay.add(ending)
    ending.finally(() => underWay.delete(ending))
  }

  const wake = () => void (stopping.signal.aborted || follow(look()))
  const unsubscribe = app.live.subscribe(wake)
  app.onClose(async () => {
    stopping.abort()
    unsubscribe()
    await Promise.all(underWay)
  })
  runRepeatedly(app, look, 'webhooks were not looked at', often)
  wake()
}

type Claimed = { webhook: Webhook; message: Message }

export const announceWebhooks = (w: Writing) =>
  w.announce({ type: 'changed', topic: webhookEndpoints.topic, ids: [] })

const isDue = ({ isOn, nextTryAt }: Webhook) =>
  isOn && (nextTryAt === null || nextTryAt <= timestamp())

const taken = ({ change, topic }: Message) => ({
  lastChange: change,
  lastTopic: topic,
  tries: 0,
  failingSince: null,
  nextTryAt: null,
})

/** Pauses grow; after a day, or where the receiver says that it is gone, it is switched off. */
function failed(webhook: Webhook, { says, isGone }: Outcome): Partial<Webhook> {
  const failingSince = webhook.failingSince ?? timestamp()
  const end = Date.parse(failingSince) + day
  if (isGone || millis() >= end) {
    const why = isGone ? says : `Nothing was taken for a day. ${says}`
    return { isOn: false, note: why, tries: 0, failingSince: null, nextTryAt: null }
  }
  const pause = (pauses[webhook.tries] ?? pauses.at(-1) ?? 0) * minute
  const nextTryAt = new Date(Math.min(millis() + pause, end)).toISOString()
  return { tries: webhook.tries + 1, failingSince, nextTryAt }
}

const sentences = {
  ...remoteSentences,
  privateNetwork:
    "Food Pal doesn't send to a private network. Whoever looks after it can allow that (CALENDAR_ALLOW_PRIVATE_HOSTS).",
  tooLarge: 'The answer was too large.',
  answered: 'The address answered.',
}

export const { privateNetwork } = sentences
