import type { AiServiceState } from '#features/assistant/models/models.logic.ts'
import type { KeepChoice } from '#features/history/retention.logic.ts'
import { sayDay } from '#shared/days.ts'
import { dayIn } from '#shared/time.ts'
import { sayBytes, sayDuration } from '#web/lib/measures.ts'
import type { LastUpgrade, SystemInformation } from '../system.logic.ts'

export interface Status {
  tone: 'good' | 'bad' | 'unknown'
  text: string
}

export function databaseStatus(system: SystemInformation | undefined, failed: boolean): Status {
  if (failed && !system) return { tone: 'bad', text: "Food Pal can't be reached" }
  if (!system) return { tone: 'unknown', text: 'Checking the database…' }
  if (system.database === 'damaged')
    return { tone: 'bad', text: 'Database damaged: nothing can be saved' }
  return system.database === 'unreachable'
    ? { tone: 'bad', text: 'Database unreachable' }
    : { tone: 'good', text: 'Database Connected' }
}

const aiStates: Record<AiServiceState, Status> = {
  active: { tone: 'good', text: 'AI Service Active' },
  'built-in': { tone: 'unknown', text: 'Built-in assistant: no AI key set' },
  'key refused': { tone: 'bad', text: 'The AI service refused the key' },
  unreachable: { tone: 'bad', text: 'AI service unreachable' },
}

export function aiStatus(system: SystemInformation | undefined, failed: boolean): Status {
  if (system) return aiStates[system.ai]
  return { tone: 'unknown', text: failed ? 'AI service unknown' : 'Checking the AI service…' }
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function systemFacts(system: SystemInformation): { name: string; value: string }[] {
  const { database } = system
  const known =
    database === 'unreachable' || database === 'damaged'
      ? []
      : [
          { name: 'Database size', value: sayBytes(database.bytes) },
          ...database.lists.map(({ heading, count }) => ({
            name: heading,
            value: count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`,
          })),
          { name: 'History', value: historySize(database.history) },
          ...upgradeFacts(database.upgrade, system.timeZone),
        ]
  return [
    { name: 'Version', value: system.version },
    { name: 'Database', value: engines[system.engine] },
    ...(system.aiServer ? [{ name: 'AI server', value: system.aiServer }] : []),
    { name: 'Time zone', value: system.timeZone.replaceAll('_', ' ') },
    { name: 'Running for', value: sayDuration(system.uptimeSeconds) },
    ...known,
  ]
}

function upgradeFacts(upgrade: LastUpgrade | null, zone: string) {
  if (!upgrade) return []
  const day = sayDay(dayIn(zone, new Date(upgrade.at)), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
  return [
    { name: 'Last upgrade', value: `${day}, from ${upgrade.from} to ${upgrade.to}` },
    { name: 'Copy from before', value: upgrade.copy ?? 'not kept anymore' },
  ]
}

const historySize = ({ entries, keep }: { entries: number; keep: KeepChoice }) =>
  `${entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`}, kept ${
    keep === 'forever' ? keep : `for ${keep}`
  }`
