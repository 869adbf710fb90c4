import type { Reader } from '#server/db/open.ts'
import { listRecords } from '#server/db/records.ts'
import { type AnyRecordType, isHouseholdList } from '#server/records/recordType.ts'
import type { ListedWebhook, Webhook, WebhookTry } from './webhooks.contract.ts'
import { webhooks, webhookTries } from './webhooks.records.ts'

/** What is told of a change: by reference, so that the receiver reads what it may. */
export type Message = { topic: string; ids: number[]; change: number; actor: string }

/** A change of more records is told without ids: the receiver reads the whole list. */
const mostIds = 500

export const lastTopicOfAll = '~'

/** The lists of a household, by the name of their records in the history. */
export const topicsByEntity = (recordTypes: readonly AnyRecordType[]) =>
  new Map(recordTypes.filter(isHouseholdList).map(({ name, topic }) => [name, topic]))

export type Topics = ReturnType<typeof topicsByEntity>

/** The first message after the last one that was taken; changes are numbered as they commit. */
export async function nextMessage(
  reader: Reader,
  { topics: wanted, lastChange, lastTopic }: Webhook,
  topics: Topics,
): Promise<Message | undefined> {
  const entities = [...topics].flatMap(([name, topic]) => (wanted.includes(topic) ? name : []))
  if (entities.length === 0) return undefined
  const rest = await messageOf(lastChange, lastTopic)
  if (rest) return rest
  const next = await reader
    .selectFrom('history')
    .select((eb) => eb.fn.min('changeId').as('changeId'))
    .where('changeId', '>', lastChange)
    .where('entityType', 'in', entities)
    .executeTakeFirst()
  return next?.changeId ? messageOf(Number(next.changeId), '') : undefined

  async function messageOf(change: number, after: string): Promise<Message | undefined> {
    const rows = await reader
      .selectFrom('history')
      .select(['entityType', 'entityId', 'userId'])
      .where('changeId', '=', change)
      .where('entityType', 'in', entities)
      .execute()
    const topicOf = (entityType: string) => topics.get(entityType) ?? ''
    const [topic] = rows
      .map(({ entityType }) => topicOf(entityType))
      .filter((each) => each > after)
      .sort()
    if (topic === undefined) return undefined
    const own = rows.filter(({ entityType }) => topicOf(entityType) === topic)
    const ids = [...new Set(own.map(({ entityId }) => entityId))]
    return {
      topic,
      ids: ids.length <= mostIds ? ids.sort((a, b) => a - b) : [],
      change,
      actor: own[0]?.userId ?? '',
    }
  }
}

export async function newestChange(reader: Reader): Promise<number> {
  const { id } = await reader
    .selectFrom('changes')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}

export const listed = ({
  secret: _,
  lastChange: _change,
  lastTopic: _topic,
  ...webhook
}: Webhook): ListedWebhook => webhook

export const listWebhooks = async (reader: Reader): Promise<ListedWebhook[]> =>
  (await listRecords(reader, webhooks)).map(listed).sort((a, b) => a.id - b.id)

export const listTries = async (reader: Reader): Promise<WebhookTry[]> =>
  (await listRecords(reader, webhookTries)).sort((a, b) => b.id - a.id)
