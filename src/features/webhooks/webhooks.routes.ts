import type { AppContext } from '#server/appContext.ts'
import { countRecords } from '#server/db/records.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { saysPrivate } from '#server/remote/publicHost.ts'
import { done } from '#shared/endpoint.ts'
import { conflict, invalid } from '#shared/errors.ts'
import { announceWebhooks, keepDelivering, privateNetwork } from './deliver.ts'
import { newSecret } from './signedMessage.ts'
import { WebhookForm, WebhookSwitch } from './webhooks.contract.ts'
import { webhookEndpoints } from './webhooks.endpoints.ts'
import {
  lastTopicOfAll,
  listed,
  listTries,
  listWebhooks,
  newestChange,
  topicsByEntity,
} from './webhooks.queries.ts'
import { mostWebhooks, webhooks } from './webhooks.records.ts'

export function webhookRoutes(app: AppContext) {
  const { reader, config } = app
  const known = new Set(topicsByEntity(app.recordTypes).values())
  keepDelivering(app)

  function refuseWrong({ url, topics }: { url: string; topics: readonly string[] }) {
    const unknown = topics.filter((topic) => !known.has(topic))
    const lists = [...known].sort().join(', ')
    if (unknown.length > 0) {
      const message = `There is no list called ${unknown.join(', ')}. There are ${lists}.`
      throw invalid([{ field: 'topics', message }])
    }
    if (!config.privateCalendars && saysPrivate(new URL(url))) {
      throw invalid([{ field: 'url', message: privateNetwork }])
    }
  }

  return routes(
    answer(webhookEndpoints.list, () => listWebhooks(reader)),
    answer(webhookEndpoints.log, () => listTries(reader)),
    answerInput(webhookEndpoints.make, WebhookForm, async (form, c) => {
      refuseWrong(form)
      // Without its key: the answer of a repeated request is stored, and this one has the secret.
      const { request: _, ...actor } = actorOf(c)
      const secret = newSecret()
      const webhook = await app.change(actor, 'Added a webhook', async (w) => {
        if ((await countRecords(w.reads, webhooks)) >= mostWebhooks) {
          throw conflict(`There are ${mostWebhooks} webhooks already. Remove one first.`)
        }
        announceWebhooks(w)
        return w.create(webhooks, {
          ...form,
          secret,
          isOn: true,
          note: null,
          ...(await fromNow(w.reads)),
        })
      })
      c.status(201)
      c.header('Cache-Control', 'no-store')
      return { ...listed(webhook), secret }
    }),
    answerInput(webhookEndpoints.switch, WebhookSwitch, async ({ isOn }, c) => {
      const id = idFrom(c, webhooks.noun)
      const why = `Switched a webhook ${isOn ? 'on' : 'off'}`
      const webhook = await app.change(actorOf(c), why, async (w) => {
        announceWebhooks(w)
        return w.update(webhooks, id, { isOn, note: null, ...(isOn && (await fromNow(w.reads))) })
      })
      return listed(webhook)
    }),
    answer(webhookEndpoints.remove, async (c) => {
      await app.change(actorOf(c), 'Removed a webhook', async (w) => {
        await w.remove(webhooks, idFrom(c, webhooks.noun))
        announceWebhooks(w)
      })
      return done
    }),
  )
}

/** What was changed before is not told. */
const fromNow = async (reader: AppContext['reader']) => ({
  lastChange: await newestChange(reader),
  lastTopic: lastTopicOfAll,
  tries: 0,
  failingSince: null,
  nextTryAt: null,
})
