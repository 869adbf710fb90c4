import { type ComponentType, Suspense } from 'react'
import {
  knowledgeEndpoints,
  memberEndpoints,
  wholeFamilyEndpoints,
} from '#features/family/family.endpoints.ts'
import { mealEndpoints } from '#features/menu/menu.endpoints.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { recipesEndpoints } from '#features/recipes/recipes.endpoints.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { DraftContext } from '../lib/forms/draft.ts'
import { isUnknown, RequestError } from '../lib/http/request.ts'
import { lazyComponent } from '../lib/lazyComponent.ts'
import { MergeConflict } from '../lib/outbox/mergeEdits.ts'
import { showConflict } from '../lib/outbox/openConflict.ts'
import { outbox } from '../lib/outbox/outbox.ts'
import { refusalWords } from '../lib/outbox/outboxMessages.ts'
import { type PendingChange, typedOf } from '../lib/outbox/pendingChange.ts'
import { resolveConflict } from '../lib/outbox/resolveConflict.ts'
import type { RecordDialogState } from '../ui/dialogs/RecordDialog.tsx'

/** The dialogs in which records of the lists are added and edited, each fetched when it is needed. */
const dialogs: Record<string, ComponentType<RecordDialogState<never>>> = {
  [shoppingEndpoints.topic]: lazyComponent(
    async () => (await import('#features/shopping/web/ShoppingItemDialog.tsx')).ShoppingItemDialog,
  ).Component,
  [pantryEndpoints.topic]: lazyComponent(
    async () => (await import('#features/pantry/web/PantryItemDialog.tsx')).PantryItemDialog,
  ).Component,
  [recipesEndpoints.topic]: lazyComponent(
    async () => (await import('#features/recipes/web/RecipeDialog.tsx')).RecipeDialog,
  ).Component,
  [memberEndpoints.topic]: lazyComponent(
    async () => (await import('#features/family/web/MemberDialog.tsx')).MemberDialog,
  ).Component,
  [wholeFamilyEndpoints.topic]: lazyComponent(
    async () => (await import('#features/family/web/WholeFamilyDialog.tsx')).WholeFamilyDialog,
  ).Component,
  [knowledgeEndpoints.topic]: lazyComponent(
    async () => (await import('#features/family/web/KnowledgeDialog.tsx')).KnowledgeDialog,
  ).Component,
  [mealEndpoints.topic]: lazyComponent(async () => {
    const { MealDialog } = await import('#features/menu/web/meal/MealDialog.tsx')
    return (state: RecordDialogState<never>) => <MealDialog {...state} date="" mealType="Dinner" />
  }).Component,
}

/** What the server had against it, as if it had just said so. */
function problemWith({ problem }: PendingChange): RequestError {
  const { status = 0, body = {}, fields } = problem ?? {}
  const refused = new RequestError(status, body.message ?? '', body)
  return fields && body.current ? new MergeConflict(refused, body.current, fields) : refused
}

/** A change that the server did not take, in its own form again: what was typed, and why not. */
export function ConflictDialog({ change }: { change: PendingChange }) {
  const Dialog = dialogs[change.topic]
  if (!Dialog) return null
  const problem = problemWith(change)
  const { title, text } = refusalWords(change, problem)
  const base = change.kind === 'update' && !isUnknown(problem) ? change.base : undefined
  const draft = {
    typed: typedOf(change),
    problem,
    // What both wrote stands at the fields.
    note: problem instanceof MergeConflict ? undefined : `${title}. ${text}`,
    onSaved: (answer: unknown) => resolveConflict(outbox, change, answer),
  }
  // Whoever leaves the form lets go of it; the form asks before.
  function close() {
    resolveConflict(outbox, change)
    showConflict(undefined)
    outbox.send()
  }
  return (
    <DraftContext value={draft}>
      <Suspense>
        <Dialog opened record={base as never} onClose={close} />
      </Suspense>
    </DraftContext>
  )
}
