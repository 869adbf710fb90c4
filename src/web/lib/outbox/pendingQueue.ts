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

const FULL = 'This device can keep no more changes until Food Pal can be reached again.'

/** The changes that wait, one after the other, the same in all tabs; what is shown follows them. */
export class PendingQueue {
  #client: QueryClient | undefined
  readonly #watchers = new Set<() => void>()
  #changes: readonly PendingChange[] = []
  /** The server has them, the lists in the cache don't yet. */
  #arrived: readonly PendingChange[] = []
  #ids: ReadonlyMap<number, number> = new Map()
  readonly #answers = new Map<string, unknown>()
  /** All that were ever in it. */
  readonly #lists = new Set<string>()

  constructor() {
    this.#read()
    onHouseholdKnown(() => this.changed())
  }

  show(client: QueryClient) {
    this.#client = client
    const onStorage = () => this.changed()
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

  /** All that is laid over a list. */
  over(list: string): readonly PendingChange[] {
    return [...this.#arrived, ...this.#changes].filter((change) => change.list === list)
  }

  /** The id of a record that was added here, once the server has given it one. */
  readonly realId = (id: number): number => {
    const real = this.#ids.get(id)
    return real === undefined ? id : this.realId(real)
  }

  /** What can be sent: not what somebody has to decide about, nor what depends on that. */
  unsent(): PendingChange[] {
    const changes = readChanges().filter(({ household }) => household === ourHousehold())
    const undecided = changes.filter((change) => change.problem)
    const open = new Set(undecided.flatMap((change) => (change.kind === 'add' ? change.ids : [])))
    return changes.filter(
      (change) => !change.problem && !idsOf(change).some((id) => open.has(this.realId(id))),
    )
  }

  isEmpty = () => readChanges().length === 0

  /** Made for a household that does not answer here, and not told of yet. */
  untold = () =>
    readChanges().filter((change) => change.household && !isShown(change) && !change.isTold)

  /** Kept by an earlier version, which did not know for whom. */
  unclaimed = () => readChanges().filter((change) => !change.household && !change.problem)

  made(change: Change, household: string): PendingChange {
    const order = Math.max(0, ...readChanges().map((each) => each.order)) + 1
    return { ...change, key: newUuid(), order, at: timestamp(), household }
  }

  /** Returns how to take it out again, as long as it is there. */
  put(change: PendingChange): () => void {
    const taken = this.#putOrCancel(change)
    this.changed()
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

  /** What nobody has sent was never there; anything else is undone once it is known what it did. */
  #takeBack(key: string) {
    const change = findChange(key)
    if (change?.isTried) storeChange({ ...change, isTakenBack: true })
    else if (change) this.drop(change)
  }

  arrived(change: PendingChange, answer?: unknown) {
    this.#arrived = [...this.#arrived, change]
    this.#answers.set(change.key, answer)
    forgetChange(change.key)
    this.changed()
  }

  readonly answerTo = ({ key }: PendingChange) => this.#answers.get(key)

  readonly topicsToRead = () => new Set(this.#arrived.map(({ topic }) => topic))

  /** The lists in the cache have it now. */
  wasRead(topic: string) {
    this.#arrived = this.#arrived.filter((change) => change.topic !== topic)
    this.changed()
  }

  /** With changes to a record that only this one would have added. */
  drop(change: PendingChange) {
    for (const { key } of this.#withDependents(change)) forgetChange(key)
    this.changed()
  }

  #withDependents(change: PendingChange): PendingChange[] {
    const added = change.kind === 'add' ? change.ids.filter((id) => !this.#ids.has(id)) : []
    const depends = (each: PendingChange) => idsOf(each).some((id) => added.includes(id))
    return readChanges().filter((each) => each.key === change.key || depends(each))
  }

  /** Those of another household are not this one's to forget. */
  forget() {
    for (const { key } of this.#changes) forgetChange(key)
    if (readChanges().length === 0) forgetIds()
    this.changed()
  }

  #read() {
    this.#changes = readChanges().filter(isShown)
    this.#ids = readIds()
    for (const { list } of this.#changes) this.#lists.add(list)
  }

  /** Lists on the screen are drawn anew, with what is laid over them now. */
  changed() {
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
