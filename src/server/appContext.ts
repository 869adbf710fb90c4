import type { RecordFields } from '#shared/fields.ts'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { dayIn } from '#shared/time.ts'
import type { ChosenWays } from '#shared/ways.ts'
import type { Command } from './commands/command.ts'
import { kernelMigrations } from './db/kernel.migrations.ts'
import { joinMigrations, type Migrations } from './db/migrate.ts'
import { type Database, openDatabase, type Reader } from './db/open.ts'
import { prepareDatabase } from './db/prepare.ts'
import type { StreamCopy } from './db/upgrade.ts'
import { inWays, type ReadWays } from './householdWays.ts'
import { type AccessTokens, createAccessTokens } from './http/accessTokens.ts'
import { createSessions, type Sessions } from './http/sessions.ts'
import { lastKnown } from './lastKnown.ts'
import type { Config } from './lifecycle/config.ts'
import { type Live, openLive } from './liveMessages.ts'
import { type PromptList, promptListsOf } from './prompts/promptList.ts'
import { type Change, createChange, type Followers, type Writing } from './records/change.ts'
import { dayOfIn, fillDerived } from './records/derivedFields.ts'
import { findAnswer, type StoredAnswer, storeAnswer } from './records/idempotencyKeys.ts'
import { keepLists } from './records/keptList.ts'
import { RecentWrites } from './records/recentWrites.ts'
import {
  type AnyRecordType,
  type Draft,
  draftSchema,
  isHouseholdList,
  type RecordType,
} from './records/recordType.ts'
import { createTimeZone, type ReadZone } from './timeZone.ts'

/** The kernel's services for features: reads, `change`, and the household's day. */
export type AppContext = {
  config: Config
  engine: Database['engine']
  recordTypes: readonly AnyRecordType[]
  /** The assistant's commands, by type. */
  commands: ReadonlyMap<string, Command>
  promptLists: readonly PromptList[]
  samples: readonly Sample[]
  historyLists: readonly HistoryList[]
  settings: ReadonlyMap<string, KnownSetting>
  reader: Reader
  change: Change
  live: Live
  timeZone: () => Promise<string>
  today: () => Promise<string>
  /** Undefined until the household has chosen. */
  ways: () => Promise<ChosenWays | undefined>
  revisionOf: Database['revisionOf']
  ping: Database['ping']
  snapshot: Database['snapshot']
  databaseSize: Database['size']
  /** The database's health as a whole. */
  health: Database['health']
  dbErrorOf: Database['dbErrorOf']
  isUnavailable: Database['isUnavailable']
  isConstraintViolation: Database['isConstraintViolation']
  sessions: Sessions
  accessTokens: AccessTokens
  findAnswer: (key: string) => ReturnType<typeof findAnswer>
  storeAnswer: (key: string, kept: StoredAnswer) => Promise<void>
  /** Registers work to end when the program stops, while it can still write. */
  onClose: (end: () => Promise<void>) => void
  close: () => Promise<void>
}

/** The parts of a feature that the database needs: records, migrations, commands, sample data. */
export type FeatureStorage = Followers & {
  recordTypes?: readonly AnyRecordType[]
  migrations?: Migrations
  sample?: readonly Sample[]
  commands?: readonly Command[]
  promptLists?: readonly PromptList[]
  /** The name under which the version history answers for its lists. */
  historyOf?: string
  settings?: readonly KnownSetting[]
  timeZone?: ReadZone
  ways?: ReadWays
  /** On PostgreSQL, the copy before an upgrade. The database may be of any earlier program. */
  copyForUpgrade?: (recordTypes: readonly AnyRecordType[]) => StreamCopy
  /** The newest complete backup in the data folder, for the owner of a damaged database. */
  newestBackup?: (config: Pick<Config, 'dataDir'>) => Promise<string | undefined>
}

export type HistoryList = { entity: string; recordTypes: readonly AnyRecordType[] }

/** `drafts` is a function if they depend on today or on records of earlier features. */
type Sample = { recordType: AnyRecordType; drafts: Drafts<object> }

type Drafts<D> = readonly D[] | ((w: Pick<Writing, 'today' | 'reads'>) => Promise<readonly D[]>)

export const sampleOf = <R extends RecordFields>(
  recordType: RecordType<R>,
  drafts: Drafts<Draft<R>>,
): Sample => ({
  recordType,
  drafts,
})

/** Sample records in the form of the JSON export, parsed by the import's schema. */
export const sampleFrom = (recordType: AnyRecordType, exported: readonly object[]): Sample => ({
  recordType,
  drafts: async () => draftSchema(recordType).array().parse(exported),
})

export async function openAppContext(
  config: Config,
  parts: readonly FeatureStorage[],
  { upgrades = true } = {},
): Promise<AppContext> {
  const recordTypes = parts.flatMap((part) => part.recordTypes ?? [])
  const database = await openDatabase(config, { onDamage: () => adviceFor(config, parts) })
  try {
    const steps = [kernelMigrations, ...parts.map((part) => part.migrations ?? {})]
    const isUpdated = await prepareDatabase(database, {
      config,
      migrations: joinMigrations(steps),
      streamCopy: parts.find((part) => part.copyForUpgrade)?.copyForUpgrade?.(recordTypes),
      upgrades,
    })
    const live = await openLive(config)
    const chosenZone = parts.find((part) => part.timeZone)?.timeZone
    const { timeZone, zoneIn } = createTimeZone(config, database, chosenZone)
    const chosenWays = parts.find((part) => part.ways)?.ways
    const ways = lastKnown(database, async (reader) => chosenWays?.(reader), undefined)
    if (isUpdated) {
      const dayOf = dayOfIn(await timeZone())
      await inWays(await ways(), () => fillDerived(database, recordTypes, dayOf))
    }
    const written = new RecentWrites()
    keepLists(database.reader, { revisionOf: database.revisionOf, written })
    const endings: (() => Promise<void>)[] = []
    return {
      config,
      engine: database.engine,
      recordTypes,
      commands: new Map(
        parts.flatMap((part) => part.commands ?? []).map((command) => [command.type, command]),
      ),
      promptLists: promptListsOf(parts),
      samples: parts.flatMap((part) => part.sample ?? []),
      historyLists: parts.flatMap(({ historyOf, recordTypes = [] }) =>
        historyOf ? [{ entity: historyOf, recordTypes: recordTypes.filter(isHouseholdList) }] : [],
      ),
      settings: new Map(
        parts.flatMap((part) => part.settings ?? []).map((setting) => [setting.key, setting]),
      ),
      reader: database.reader,
      change: createChange({
        writer: database.writer,
        live,
        written,
        recordTypes,
        timeZone: zoneIn,
        followers: parts,
      }),
      live,
      timeZone,
      today: async () => dayIn(await timeZone()),
      ways,
      revisionOf: database.revisionOf,
      ping: database.ping,
      snapshot: database.snapshot,
      databaseSize: database.size,
      health: database.health,
      dbErrorOf: database.dbErrorOf,
      isUnavailable: database.isUnavailable,
      isConstraintViolation: database.isConstraintViolation,
      sessions: createSessions(database, live),
      accessTokens: createAccessTokens(database),
      findAnswer: (key) => findAnswer(database.reader, key),
      storeAnswer: (key, kept) =>
        database.writer.transaction(async (tx) => void (await storeAnswer(tx, key, kept))),
      onClose: (end) => void endings.push(end),
      close: async () => {
        await Promise.allSettled(endings.map((end) => end()))
        await live.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function adviceFor(config: Config, parts: readonly FeatureStorage[]): Promise<string> {
  for (const { newestBackup } of parts) {
    const path = await newestBackup?.(config)
    if (path) return `The newest good backup in the data folder is ${path}.`
  }
  return 'There is no good backup in the data folder.'
}
