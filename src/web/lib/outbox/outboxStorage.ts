import type { PendingChange } from './pendingChange.ts'

/** Each change has a storage entry of its own, so that two tabs never overwrite each other's. */
const ENTRY = 'food-pal-outbox/'
const IDS = 'food-pal-outbox-ids'

const MOST_CHANGES = 1_000
const MOST_CHARACTERS = 2_000_000

/** In place of localStorage where a browser forbids it: changes last as long as the page. */
const forPage = new Map<string, string>()
const storage = usable()

export const outlivesPage = storage !== undefined

function usable(): Storage | undefined {
  try {
    localStorage.setItem(ENTRY, '')
    localStorage.removeItem(ENTRY)
    return localStorage
  } catch {
    return undefined
  }
}

const read = (name: string) => (storage ? storage.getItem(name) : forPage.get(name)) ?? undefined
const names = () => (storage ? Object.keys(storage) : [...forPage.keys()])
const forget = (name: string) => (storage ? storage.removeItem(name) : forPage.delete(name))

function write(name: string, text: string): boolean {
  try {
    if (storage) storage.setItem(name, text)
    else forPage.set(name, text)
    return true
  } catch {
    return false
  }
}

function parsed<T>(text: string | undefined): T | undefined {
  try {
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}

export function readChanges(): PendingChange[] {
  return names()
    .filter((name) => name.startsWith(ENTRY))
    .flatMap((name) => parsed<PendingChange>(read(name)) ?? [])
    .sort((a, b) => a.order - b.order)
}

export function findChange(key: string): PendingChange | undefined {
  return parsed(read(ENTRY + key))
}

/** False if there is no room. A change that is already stored can always be updated. */
export function storeChange(change: PendingChange): boolean {
  const text = JSON.stringify(change)
  const name = ENTRY + change.key
  if (read(name) === undefined) {
    const others = names().filter((each) => each.startsWith(ENTRY))
    const characters = others.reduce((sum, each) => sum + (read(each)?.length ?? 0), text.length)
    if (others.length >= MOST_CHANGES || characters > MOST_CHARACTERS) return false
  }
  return write(name, text)
}

export const forgetChange = (key: string) => void forget(ENTRY + key)

/** The server's ids of records that were added here, by their local ids. */
export const readIds = () => new Map(parsed<[number, number][]>(read(IDS)) ?? [])

export const storeIds = (ids: [number, number][]) => write(IDS, JSON.stringify(ids))

export const forgetIds = () => void forget(IDS)
