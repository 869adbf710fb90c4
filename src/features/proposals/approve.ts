import { randomUUID } from 'node:crypto'
import type { AppContext } from '#server/appContext.ts'
import type { Command, Step } from '#server/commands/command.ts'
import { findRecord } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import type { Actor } from '#server/records/recorder.ts'
import { conflict, invalid, Refusal } from '#shared/errors.ts'
import { millis, timestamp } from '#shared/time.ts'
import {
  editedFields,
  editedItems,
  editProposal,
  refuseDecided,
  refuseOlder,
} from './editProposal.ts'
import { noteFailure } from './noteFailure.ts'
import { planOf, previewOf } from './preview.ts'
import type { ExecutionResult, Proposal } from './proposals.contract.ts'
import { proposalRecords } from './proposals.records.ts'
import { commandOf, noProposal, trace } from './proposals.service.ts'
import { keyOf, refuseGone, refuseStale } from './staleness.ts'
import { programOf } from './summary.logic.ts'

/** `version` is that of the card the person saw; an approval may bring edited items. */
export type Decision = {
  actor: Actor
  decidedBy: string
  version?: number | undefined
  editedContent?: string | undefined
}

/**
 * Carries out a proposal in one transaction, once: a second approval gets the first one's result. A
 * failure changes nothing but the card's error.
 */
export async function approve(
  app: AppContext,
  id: number,
  decision: Decision,
): Promise<ExecutionResult> {
  const begun = millis()
  const found = await findRecord(app.reader, proposalRecords, id)
  if (!found) throw noProposal()
  const command = commandOf(app.commands, found)
  const executionId = randomUUID()
  const { actor: deciding, decidedBy: userId } = decision
  const actor = { ...deciding, userId, commandType: command.type, executionId }
  try {
    const edited = await editOf(app, command, found, decision)
    const program = programOf(found)
    const content = edited?.commandContent ?? found.commandContent
    const why = program ? `${content}, proposed by ${program}` : content
    return await app.change(actor, why, async (w) => {
      const current = await findRecord(w.reads, proposalRecords, id)
      if (!current) throw noProposal()
      if (current.executionResult) {
        return doneBefore(current, current.executionResult, decision, command)
      }
      refuseDecided(current)
      refuseOlder(current, decision.version)
      const proposal = edited ? { ...current, ...edited } : current
      const result = await execute(w, { command, proposal, shown: current, decision, executionId })
      await trace(w, proposal, { step: 'executed', executionId, duration: millis() - begun })
      return result
    })
  } catch (error) {
    const refusal = refusalOf(app, error)
    if (!refusal) throw error
    await noteFailure(app, { proposal: found, command, refusal, executionId, actor: deciding })
    throw refusal
  }
}

/**
 * An edit that comes with an approval. If it touches records that the card does not show, it is
 * stored and refused, so that a person sees them before approving.
 */
async function editOf(app: AppContext, command: Command, found: Proposal, decision: Decision) {
  const { editedContent, version, actor } = decision
  if (editedContent === undefined || found.status !== 'pending') return undefined
  const planning = { reads: app.reader, today: await app.today() }
  const edited = await editedFields(command, editedContent, planning)
  const shown = new Set(found.affectedEntities.map(keyOf))
  const unseen = edited.affectedEntities.find((each) => each.id !== null && !shown.has(keyOf(each)))
  if (!unseen) return edited
  await editProposal(app, found.id, { actor, version, editedContent })
  throw conflict(`“${unseen.label}” wasn't on the card. It is now, so check it before you decide.`)
}

/** The first approval's result, if the second one approves the same. */
function doneBefore(done: Proposal, result: ExecutionResult, decision: Decision, command: Command) {
  const { version, editedContent } = decision
  const isOther =
    editedContent === undefined
      ? isEditedSince(done, version)
      : JSON.stringify(editedItems(command, editedContent)) !==
        JSON.stringify(done.proposedChanges.map(({ item }) => item))
  if (isOther) refuseDecided(done)
  return result
}

/** The executed version is the seen one plus the approval, unless somebody edited in between. */
const isEditedSince = (done: Proposal, seen: number | undefined) =>
  seen !== undefined && done.edited && done.version !== seen + 1

type Execution = {
  command: Command
  proposal: Proposal
  /** The proposal as the card shows it, without an edit that came with the approval. */
  shown: Proposal
  decision: Decision
  executionId: string
}

async function execute(w: Writing, { command, proposal, shown, decision, executionId }: Execution) {
  const items = proposal.proposedChanges.map(({ item }) => item)
  const plan = await planOf(command, items, w)
  const preview = previewOf(plan)
  if (plan.problems.length > 0) throw invalid(plan.problems)
  await refuseStale(w.reads, shown, preview)
  if (shown === proposal) refuseGone(shown, preview)

  const changes = []
  for (const step of plan.steps) changes.push(await carryOut(w, step))
  const now = timestamp()
  const result: ExecutionResult = {
    executionId,
    changes: changes.flat(),
    warnings: preview.warnings,
  }
  const { proposedChanges, commandContent, edited } = proposal
  await w.update(proposalRecords, proposal.id, {
    ...preview,
    ...{ proposedChanges, commandContent, edited },
    status: 'executed',
    decidedAt: now,
    decidedBy: decision.decidedBy,
    executedAt: now,
    executionResult: result,
    errorMessage: null,
  })
  return result
}

async function carryOut(w: Writing, step: Step): Promise<ExecutionResult['changes']> {
  const { recordType, type: action } = step
  const done = (record: { id: number }) => [
    { action, entityType: recordType.name, id: record.id, label: recordType.label(record) },
  ]
  if (step.type === 'add') return done(await w.create(recordType, step.draft))
  const { id, version } = step.before
  if (step.type === 'remove') return done(await w.remove(recordType, id, { version }))
  const after = await w.update(recordType, id, step.patch, { version })
  return after.version === version ? [] : done(after)
}

export async function reject(app: AppContext, id: number, { actor, decidedBy }: Decision) {
  await app.change(actor, 'Rejected a proposal', async (w) => {
    const proposal = await findRecord(w.reads, proposalRecords, id)
    if (!proposal) throw noProposal()
    if (proposal.status === 'rejected') return
    refuseDecided(proposal)
    const rejected = await w.update(proposalRecords, id, {
      status: 'rejected',
      decidedAt: timestamp(),
      decidedBy,
    })
    await trace(w, rejected, { step: 'rejected' })
  })
}

/** A refusal by the rules or the database; undefined for a defect. */
function refusalOf(app: AppContext, error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  return app.isConstraintViolation(error)
    ? conflict('Something else already has that name. Nothing was changed.')
    : undefined
}
