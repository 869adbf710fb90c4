import { CompiledQuery, type Transaction } from 'kysely'
import type { Config } from './config.ts'
import { listenPostgres, longestNotice, notifySql } from './db/postgres.ts'
import type { Tables } from './db/tables.ts'
import { log } from './log.ts'

/** Names what changed, never the data: whoever hears it reads the topic again. */
export type LiveMessage = { type: string; topic: string; ids: number[] }

type Listener = (message: string) => void

/** Anything may have changed: said after a gap in which messages were lost. */
const everything: LiveMessage = { type: 'changed', topic: '*', ids: [] }

/** Tells browsers what changed, across instances. */
export type Live = {
  /** Called within the transaction; nothing leaves before it commits. */
  announce: (tx: Transaction<Tables>, messages: LiveMessage[]) => Promise<void>
  /** Called after the commit. */
  publish: (messages: LiveMessage[]) => void
  subscribe: (listener: Listener) => () => void
  close: () => Promise<void>
}

export async function openLive(config: Config): Promise<Live> {
  const listeners = new Set<Listener>()
  const tell = (message: string) => {
    for (const listener of listeners) listener(message)
  }
  const subscribe = (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  if (!config.databaseUrl) {
    return {
      announce: async () => {},
      publish: (messages) => messages.forEach((message) => void tell(JSON.stringify(message))),
      subscribe,
      close: async () => {},
    }
  }

  // PostgreSQL delivers a notice on commit, to every instance and to this one too.
  const close = await listenPostgres(config.databaseUrl, {
    notice: tell,
    gap: () => tell(JSON.stringify(everything)),
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

/** Without ids a browser re-reads the whole topic, which is what it does anyway. */
function fitting(message: LiveMessage): string {
  const text = JSON.stringify(message)
  return text.length <= longestNotice ? text : JSON.stringify({ ...message, ids: [] })
}
