import { randomUUID } from 'node:crypto'
import { ImportProblem, importingOf } from '#features/recipes/recipes.service.ts'
import type { AppContext } from '#server/appContext.ts'
import { log } from '#server/lifecycle/log.ts'
import type { Actor } from '#server/records/recorder.ts'
import { conflict, notFound, Refusal } from '#shared/errors.ts'
import { oncePer } from '#shared/oncePer.ts'
import type { Content, Doing } from './content.ts'
import { isBusy, type Move, type MoveListName } from './moving.logic.ts'
import { newMove } from './newMove.ts'
import { planMove } from './planMove.ts'
import { type Recorded, saveMove } from './saveMove.ts'
import { undoAll } from './undoAll.ts'

const anHour = 60 * 60_000
/** The time for looking at what was found, which fills memory, and for undoing what was saved. */
const keptFor = { found: anHour, saved: 12 * anHour }
const mostKept = 3

type Kept = {
  move: Move
  content: Content | undefined
  recorded: Recorded[]
  stop: AbortController
  timer: NodeJS.Timeout | undefined
  underWay: Promise<void>
}

/** Moves of this household, in the memory of the program that reads them. */
export const movesOf = oncePer((app: AppContext) => {
  const all = new Map<string, Kept>()
  app.onClose(async () => {
    for (const { stop, timer } of all.values()) {
      clearTimeout(timer)
      stop.abort(stopped())
    }
    await Promise.all([...all.values()].map(({ underWay }) => underWay))
  })

  function find(id: string): Kept {
    const kept = all.get(id)
    if (!kept) throw notFound('move')
    return kept
  }

  async function forget(id: string) {
    const { content, stop, timer, move } = find(id)
    if (move.state === 'saving' || move.state === 'undoing') throw busy()
    all.delete(id)
    clearTimeout(timer)
    stop.abort(stopped())
    await discard(content)
  }

  async function discard(content: Content | undefined) {
    if (content?.kept) await importingOf(app).pictures.discard(content.kept.file)
  }

  /** Room for one more; the oldest ones that nobody waits for go. */
  async function makeRoom() {
    const idle = [...all].filter(([, { move }]) => !isBusy(move)).map(([id]) => id)
    for (const id of idle.slice(0, Math.max(0, all.size + 1 - mostKept))) await forget(id)
    if (all.size >= mostKept) throw busy()
  }

  function keepFor(kept: Kept, time: number) {
    clearTimeout(kept.timer)
    kept.timer = setTimeout(() => void forget(kept.move.id).catch(() => {}), time)
    kept.timer.unref()
  }

  /** Runs in the background; a reason for a person becomes the move's problem. */
  async function run(
    kept: Kept,
    state: 'reading' | 'saving' | 'undoing',
    act: () => Promise<void>,
  ) {
    const { move } = kept
    clearTimeout(kept.timer)
    await act().catch((error: unknown) => {
      move.isStopped = kept.stop.signal.aborted
      move.problem = move.isStopped ? null : reasonOf(error)
      if (state === 'reading') move.state = 'failed'
      else move.state = kept.recorded.length > 0 ? 'saved' : 'found'
    })
    move.doing = null
    if (all.has(move.id)) keepFor(kept, move.state === 'saved' ? keptFor.saved : keptFor.found)
    else await discard(kept.content)
  }

  function begin(kept: Kept, state: 'reading' | 'saving' | 'undoing', act: () => Promise<void>) {
    kept.stop = new AbortController()
    Object.assign(kept.move, { state, problem: null, isStopped: false, doing: null })
    kept.underWay = run(kept, state, act)
  }

  const doingOf =
    ({ move }: Kept): Doing =>
    (what, done, total) => {
      move.doing = { what, done, total }
    }

  async function read(
    source: string,
    reading: (signal: AbortSignal, doing: Doing) => Promise<Content>,
  ) {
    await makeRoom()
    const id = randomUUID()
    const kept: Kept = {
      move: newMove(id, source),
      content: undefined,
      recorded: [],
      stop: new AbortController(),
      timer: undefined,
      underWay: Promise.resolve(),
    }
    all.set(id, kept)
    begin(kept, 'reading', async () => {
      doingOf(kept)('Reading', 0, 0)
      kept.content = await reading(kept.stop.signal, doingOf(kept))
      await preview(kept)
    })
    return kept.move
  }

  async function preview(kept: Kept) {
    if (kept.content)
      Object.assign(kept.move, await planMove(app, kept.content), { state: 'found' })
  }

  function save(id: string, lists: MoveListName[], actor: Actor): Move {
    const kept = find(id)
    const { content, move } = kept
    if (!content || isBusy(move) || move.state === 'undone') throw busy()
    const onlyNew = lists.filter((name) => !move.saved.some((each) => each.name === name))
    move.chosen = lists
    begin(kept, 'saving', async () => {
      const signal = kept.stop.signal
      const onSaved = (recorded: Recorded) => {
        kept.recorded.push(recorded)
        move.saved.push({ name: recorded.name, added: recorded.added })
      }
      move.withoutPicture = await saveMove(app, content, {
        lists: onlyNew,
        actor,
        signal,
        doing: doingOf(kept),
        onSaved,
      })
      move.state = 'saved'
      kept.content = undefined
    })
    return move
  }

  function undo(id: string, actor: Actor): Move {
    const kept = find(id)
    if (kept.move.state !== 'saved' || kept.recorded.length === 0) throw busy()
    begin(kept, 'undoing', async () => {
      await undoAll(app, actor, kept.recorded, doingOf(kept))
      Object.assign(kept.move, { state: 'undone', saved: [] })
      kept.recorded = []
    })
    return kept.move
  }

  return {
    list: () => [...all.values()].map(({ move }) => move).reverse(),
    read,
    save,
    undo,
    forget,
    stop: (id: string): Move => {
      const { stop, move } = find(id)
      if (move.state === 'reading' || move.state === 'saving') stop.abort(stopped())
      return move
    },
  }
})

const busy = () => conflict("This can't be done right now. Wait until what is under way has ended.")
const stopped = () => conflict('You stopped this.')

function reasonOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof ImportProblem) return error.message
  log.error('a move failed', { error: error instanceof Error ? error.stack : String(error) })
  return 'Something went wrong in Food Pal. What was saved before is below.'
}
