import { sql } from 'kysely'
import type { Reader } from '#server/db/open.ts'
import type {
  Conversation,
  ConversationQuery,
  ConversationSearch,
  Message,
  MessageQuery,
} from './conversations.contract.ts'
import { conversationRecords, messageRecords } from './conversations.records.ts'

/** A conversation without messages counts from its creation. */
const lastSpoken = sql<string>`coalesce(${sql.ref('lastMessageAt')}, ${sql.ref('createdAt')})`

export async function listConversations(
  reader: Reader,
  { limit, offset, participantId }: ConversationQuery,
): Promise<Conversation[]> {
  let query = reader.selectFrom('conversations').selectAll()
  if (participantId) query = query.where('participantId', '=', participantId)
  const rows = await query
    .orderBy(lastSpoken, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(conversationRecords.decode)
}

const most = 50
/** Each word is searched in every message. */
const mostWords = 6

export async function searchConversations(
  reader: Reader,
  { q, participantId }: ConversationSearch,
): Promise<Conversation[]> {
  let query = reader.selectFrom('conversations').selectAll()
  if (participantId) query = query.where('participantId', '=', participantId)
  for (const word of q.toLowerCase().split(/\s+/).slice(0, mostWords)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([
        contains('title', pattern),
        eb.exists(
          eb
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.conversationId', '=', 'conversations.id')
            .where(contains('content', pattern)),
        ),
      ]),
    )
  }
  const rows = await query.orderBy(lastSpoken, 'desc').orderBy('id', 'desc').limit(most).execute()
  return rows.map(conversationRecords.decode)
}

const contains = (column: string, pattern: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`

export async function listMessages(
  reader: Reader,
  conversationId: number,
  { limit, offset }: MessageQuery,
): Promise<Message[]> {
  const rows = await reader
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .orderBy('messageIndex')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(messageRecords.decode)
}

export async function findMessage(
  reader: Reader,
  conversationId: number,
  uuid: string,
): Promise<Message | undefined> {
  const row = await reader
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  return row && messageRecords.decode(row)
}

export const messageIdsOf = async (reader: Reader, conversationId: number): Promise<number[]> => {
  const rows = await reader
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .execute()
  return rows.map(({ id }) => id)
}

/** The last messages in order, of those before the message `before`. */
export async function lastMessages(
  reader: Reader,
  conversationId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<Message[]> {
  let query = reader.selectFrom('messages').selectAll().where('conversationId', '=', conversationId)
  if (before !== null) query = query.where('id', '<', before)
  const rows = await query.orderBy('messageIndex', 'desc').limit(limit).execute()
  return rows.map(messageRecords.decode).reverse()
}
