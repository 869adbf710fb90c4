import { CompiledQuery, type Transaction } from 'kysely'
import type { ErrorBody } from '#shared/errors.ts'
import { everyTopic, type LiveMessage } from '#shared/liveMessage.ts'
import { millis } from '#shared/time.ts'
import { listenPostgres, longestNotice, notifySql } from './db/postgres.ts'
import type { Tables } from './db/tables.ts'
import type { Config } from './lifecycle/config.ts'
import { log } from './lifecycle/log.ts'

type Listener = (message: string) => void

/** Sent after a gap in which messages may have been lost. */
const anythingChanged = JSON.stringify({
  type: 'changed',
  topic: everyTopic,
  ids: [],
} satisfies LiveMessage)

export type Live = {
  /** Called within the transaction; messages leave when it commits. */
  announce: (tx: Transaction<Tables>, messages: LiveMessage[]) => Promise<void>
  /** Called after the commit. */
  publish: (messages: LiveMessage[]) => void
  /** Also replays messages of the given milliseconds before. */
  subscribe: (listener: Listener, missed?: number) => () => void
  close: () => Promise<void>
}

export async function openLive(config: Config): Promise<Live> {
  const { broadcast, subscribe } = createChannel()

  if (!config.databaseUrl) {
    return {
      announce: async () => {},
      publish: (messages) => messages.forEach((message) => void broadcast(JSON.stringify(message))),
      subscribe,
      close: async () => {},
    }
  }

  // PostgreSQL delivers a notice on commit, to every instance including this one.
  const close = await listenPostgres(config.databaseUrl, {
    notice: broadcast,
    gap: () => broadcast(anythingChanged),
    error: (error) => log.warn('live connection lost', { error: error.message }),
  })
  return {
    announce: async (tx, messages) => {
      for (const message of messages) {
        await tx.executeQuery(CompiledQuery.raw(notifySql, [fitting(message)]))
      }
    },
    publish: () => {},
    subscribe,
    close,
  }
}

/** Milliseconds of messages that are kept for pages whose socket is still opening. */
const remembersFor = 30_000
const remembersAtMost = 200

function createChannel() {
  const listeners = new Set<Listener>()
  const begun = millis()
  let recent: { at: number; message: string }[] = []

  return {
    broadcast: (message: string) => {
      const at = millis()
      recent = [...recent, { at, message }].slice(-remembersAtMost - 1)
      for (const listener of listeners) listener(message)
    },
    subscribe: (listener: Listener, missed = 0) => {
      listeners.add(listener)
      const since = millis() - missed
      const missedMessages = recent.filter(({ at }) => at >= since)
      const unsure =
        missed > remembersFor || since < begun || missedMessages.length > remembersAtMost
      const messages = unsure ? [anythingChanged] : missedMessages.map(({ message }) => message)
      if (missed > 0) for (const message of new Set(messages)) listener(message)
      return () => void listeners.delete(listener)
    },
  }
}

/** Shortens a message: without ids a browser refetches the topic, as it does anyway. */
function fitting(message: LiveMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) <= longestNotice) return text
  const { data, ...rest } = message
  return JSON.stringify({
    ...rest,
    ids: [],
    ...(data && { data: { ...data, error: shortened(data.error) } }),
  })
}

const shortened = ({ code, message }: ErrorBody): ErrorBody => ({
  code,
  message: message.slice(0, 500),
})
