import { importingOf } from '#features/recipes/recipes.service.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Actor } from '#server/records/recorder.ts'
import { counted } from '#shared/counted.ts'
import type { Content, Doing } from './content.ts'
import { createStep, type Moving } from './lists/mover.ts'
import { recipesMover } from './lists/recipes.ts'
import { listTitles, type MoveListName } from './moving.logic.ts'
import { movers, movingOf } from './planMove.ts'

export type Recorded = { name: MoveListName; changeId: number; added: number }

type Saving = {
  lists: readonly MoveListName[]
  actor: Actor
  signal: AbortSignal
  doing: Doing
  onSaved: (recorded: Recorded) => void
}

/** One change for each list. Answers how many recipes stay without the picture they had. */
export async function saveMove(app: AppContext, content: Content, saving: Saving): Promise<number> {
  const moving = await movingOf(app, content)
  // Meals name recipes that are here already, even if none is saved now.
  await recipesMover.plan(app.reader, moving)
  const chosen = movers.filter(({ name }) => saving.lists.includes(name))
  const { pictureIds, missing } = saving.lists.includes('recipes')
    ? await storePictures(app, content, moving, saving)
    : { pictureIds: new Map(), missing: 0 }
  for (const mover of chosen) await saveList(app, mover, { ...moving, pictureIds }, saving)
  const { kept } = content
  if (kept) await importingOf(app).pictures.discard(kept.file)
  return missing
}

async function saveList(
  app: AppContext,
  { name, noun, plan, save }: (typeof movers)[number],
  moving: Moving,
  { actor, signal, doing, onSaved }: Saving,
) {
  signal.throwIfAborted()
  // Before the change, so that its reason can say how many there are.
  const { fresh: seen } = await plan(app.reader, moving)
  if (seen.length === 0) return
  const from = moving.household.program ? ` from ${moving.household.program}` : ''
  const why = `Moved in ${counted(seen.length, noun)}${from}`
  let added = 0
  const onRecorded = (changeId: number) => onSaved({ name, changeId, added })
  await app.change({ ...actor, onRecorded }, why, async (w) => {
    const { fresh } = await plan(w.reads, moving)
    const step = createStep(signal, (count) => doing(listTitles[name], count, fresh.length))
    await save(w, fresh, step, moving)
    added = fresh.length
  })
}

/** Pictures that are drawn between two looks at whether somebody pressed Stop. */
const atOnce = 4

/** Pictures first, each by itself: they take long, and no recipe waits for them in a change. */
async function storePictures(
  app: AppContext,
  { kept }: Content,
  moving: Moving,
  { actor, signal, doing }: Saving,
) {
  const pictureIds = new Map<number, number>()
  if (!kept) return { pictureIds, missing: 0 }
  const { fresh } = await recipesMover.plan(app.reader, moving)
  const having = new Set(kept.of)
  const wanted = fresh.map(({ number }) => number).filter((number) => having.has(number))
  for (let n = 0; n < wanted.length; n += atOnce) {
    signal.throwIfAborted()
    doing('Pictures', n, wanted.length)
    const numbers = wanted.slice(n, n + atOnce)
    for (const { number, pictureId } of await importingOf(app).pictures.make(
      kept.file,
      numbers,
      actor,
    )) {
      if (pictureId !== null) pictureIds.set(number, pictureId)
    }
  }
  return { pictureIds, missing: wanted.length - pictureIds.size }
}
