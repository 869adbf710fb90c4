import type { QueryClient } from '@tanstack/react-query'
import { timestamp } from '#shared/time.ts'
import { onHouseholdKnown, ourHousehold } from '../http/ourHousehold.ts'
import { RequestError } from '../http/request.ts'
import { newUuid } from '../uuid.ts'
import {
  findChange,
  forgetChange,
  forgetIds,
  readChanges,
  readIds,
  storeChange,
} from './outboxStorage.ts'
import { type Change, idsOf, isUnseenAdd, type PendingChange } from './pendingChange.ts'

const FULL = "This device can't keep any more changes until it can reach Food Pal again."

/** The waiting changes in order, shared by all tabs through the browser's storage. */
export class PendingQueue {
  #client: QueryClient | undefined
  readonly #watchers = new Set<() => void>()
  #changes: readonly PendingChange[] = []
  /** Changes that the server has, but the cached lists don't yet. */
  #arrived: readonly PendingChange[] = []
  #ids: ReadonlyMap<number, number> = new Map()
  readonly #answers = new Map<string, unknown>()
  /** The paths of all lists that had a waiting change since the page was loaded. */
  readonly #lists = new Set<string>()

  constructor() {
    this.#read()
    onHouseholdKnown(() => this.refresh())
  }

  attach(client: QueryClient) {
    this.#client = client
    const onStorage = () => this.refresh()
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
      this.#arrived = []
    }
  }

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  readonly changes = () => this.#changes

  changesFor(list: string): readonly PendingChange[] {
    return [...this.#arrived, ...this.#changes].filter((change) => change.list === list)
  }

  /** The server's id of a record that was added here, once it is known. */
  readonly realId = (id: number): number => {
    const real = this.#ids.get(id)
    return real === undefined ? id : this.realId(real)
  }

  /** The changes that can be sent: none that waits for a decision, or depends on such a change. */
  unsent(): PendingChange[] {
    const changes = readChanges().filter(({ household }) => household === ourHousehold())
    const undecided = changes.filter((change) => change.problem)
    const open = new Set(undecided.flatMap((change) => (change.kind === 'add' ? change.ids : [])))
    return changes.filter(
      (change) => !change.problem && !idsOf(change).some((id) => open.has(this.realId(id))),
    )
  }

  isEmpty = () => readChanges().length === 0

  /** Changes for another household that no toast has mentioned yet. */
  unannounced = () =>
    readChanges().filter((change) => change.household && !isShown(change) && !change.isTold)

  /** Changes kept by an earlier version of the app, which did not store the household. */
  withoutHousehold = () => readChanges().filter((change) => !change.household && !change.problem)

  createChange(change: Change, household: string): PendingChange {
    const order = Math.max(0, ...readChanges().map((each) => each.order)) + 1
    return { ...change, key: newUuid(), order, at: timestamp(), household }
  }

  /** Stores a change. Returns a function that undoes it as long as it waits. */
  enqueue(change: PendingChange): () => void {
    const taken = this.#putOrCancel(change)
    this.refresh()
    return taken
  }

  #putOrCancel(change: PendingChange): () => void {
    const isItsAdd = (each: PendingChange) => isUnseenAdd(each) && idsOf(each)[0] === idOf(change)
    const added = change.kind === 'remove' && readChanges().find(isItsAdd)
    if (added) {
      const gone = this.#withDependents(added)
      for (const { key } of gone) forgetChange(key)
      return () => gone.forEach(storeChange)
    }
    if (!storeChange(change)) throw new RequestError(0, FULL)
    return () => this.#takeBack(change.key)
  }

  /** A change that was never sent is dropped; one that was sent is undone after its answer. */
  #takeBack(key: string) {
    const change = findChange(key)
    if (change?.isTried) storeChange({ ...change, isTakenBack: true })
    else if (change) this.drop(change)
  }

  markSent(change: PendingChange, answer?: unknown) {
    this.#arrived = [...this.#arrived, change]
    this.#answers.set(change.key, answer)
    forgetChange(change.key)
    this.refresh()
  }

  readonly answerTo = ({ key }: PendingChange) => this.#answers.get(key)

  readonly topicsToRead = () => new Set(this.#arrived.map(({ topic }) => topic))

  /** The topic's lists are refetched, so its changes leave the overlay. */
  markRefetched(topic: string) {
    this.#arrived = this.#arrived.filter((change) => change.topic !== topic)
    this.refresh()
  }

  /** Drops a change, and with an add also the changes to the records it would have added. */
  drop(change: PendingChange) {
    for (const { key } of this.#withDependents(change)) forgetChange(key)
    this.refresh()
  }

  #withDependents(change: PendingChange): PendingChange[] {
    const added = change.kind === 'add' ? change.ids.filter((id) => !this.#ids.has(id)) : []
    const depends = (each: PendingChange) => idsOf(each).some((id) => added.includes(id))
    return readChanges().filter((each) => each.key === change.key || depends(each))
  }

  /** Forgets this household's changes; those of another household stay. */
  forget() {
    for (const { key } of this.#changes) forgetChange(key)
    if (readChanges().length === 0) forgetIds()
    this.refresh()
  }

  #read() {
    this.#changes = readChanges().filter(isShown)
    this.#ids = readIds()
    for (const { list } of this.#changes) this.#lists.add(list)
  }

  /** Redraws the lists on the screen with the overlay as it is now. */
  refresh() {
    this.#read()
    for (const query of this.#client?.getQueryCache().getAll() ?? []) {
      const [list = ''] = String(query.queryKey[1]).split('?')
      const { data } = query.state
      if (this.#lists.has(list) && Array.isArray(data)) query.setState({ data: [...data] })
    }
    for (const watcher of this.#watchers) watcher()
  }
}

const isShown = ({ household }: PendingChange) => !household || household === ourHousehold()

const idOf = (change: Change) => idsOf(change)[0]
