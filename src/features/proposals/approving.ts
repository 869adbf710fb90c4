import { randomUUID } from 'node:crypto'
import type { Writing } from '#server/change.ts'
import { type Command, readItems, type Step } from '#server/command.ts'
import { findRecord } from '#server/db/records.ts'
import type { House } from '#server/house.ts'
import type { Actor } from '#server/recorder.ts'
import { conflict, invalid, Refusal, stale, unreadable } from '#shared/errors.ts'
import { millis, timestamp } from '#shared/time.ts'
import { noteFailure } from './failing.ts'
import { type Preview, planOf, previewOf } from './preview.ts'
import type { ExecutionResult, Proposal } from './proposals.contract.ts'
import { proposalRecords } from './proposals.records.ts'
import { changesOf, commandOf, noProposal, trace } from './proposals.service.ts'

/** Who decides, and (on approval) the items as they were edited. */
export type Decision = { actor: Actor; decidedBy: string; editedContent?: string | undefined }

/**
 * All changes of a proposal happen in one transaction, once: who approves again, in whatever
 * browser, gets the first one's result. A failure changes nothing but what the card says of it.
 */
export async function approve(
  house: House,
  id: number,
  decision: Decision,
): Promise<ExecutionResult> {
  const begun = millis()
  const proposal = await findRecord(house.reader, proposalRecords, id)
  if (!proposal) throw noProposal()
  const command = commandOf(house.commands, proposal)
  const executionId = randomUUID()
  const { actor: deciding, decidedBy: userId } = decision
  const actor = { ...deciding, userId, commandType: command.type, executionId }
  try {
    return await house.change(actor, proposal.commandContent, async (w) => {
      const current = await findRecord(w.reads, proposalRecords, id)
      if (!current) throw noProposal()
      if (current.executionResult) return current.executionResult
      if (current.status === 'rejected') throw conflict('This proposal was rejected already.')
      const result = await execute(w, { command, proposal: current, decision, executionId })
      await trace(w, current, { step: 'executed', executionId, duration: millis() - begun })
      return result
    })
  } catch (error) {
    const refusal = refusalOf(house, error)
    if (!refusal) throw error
    await noteFailure(house, { proposal, command, refusal, executionId, actor: decision.actor })
    throw refusal
  }
}

type Execution = { command: Command; proposal: Proposal; decision: Decision; executionId: string }

async function execute(w: Writing, { command, proposal, decision, executionId }: Execution) {
  const edited = decision.editedContent !== undefined
  const items = edited
    ? editedItems(command, decision.editedContent ?? '')
    : proposal.proposedChanges.map(({ item }) => item)
  const plan = await planOf(command, items, w)
  const preview = previewOf(plan)
  if (plan.problems.length > 0) throw invalid(plan.problems)
  refuseStale(proposal, preview, edited)

  const changes = []
  for (const step of plan.steps) changes.push(await carryOut(w, step))
  const now = timestamp()
  const result: ExecutionResult = {
    executionId,
    changes: changes.flat(),
    warnings: preview.warnings,
  }
  await w.update(proposalRecords, proposal.id, {
    ...preview,
    proposedChanges: edited ? changesOf(command, items) : proposal.proposedChanges,
    status: 'executed',
    decidedAt: now,
    decidedBy: decision.decidedBy,
    executedAt: now,
    executionResult: result,
    errorMessage: null,
  })
  return result
}

/** An edit is checked like anything else that comes from outside. */
function editedItems(command: Command, editedContent: string): unknown[] {
  let given: unknown
  try {
    given = JSON.parse(editedContent)
  } catch {
    throw unreadable('The edited items are not valid JSON.')
  }
  const read = readItems(command, given)
  if (!read.success) throw invalid(read.problems)
  return read.items
}

/**
 * Whoever approves has seen the records as they were when it was proposed. One that is newer, or
 * another one under the name, must be seen first. What an edit names anew was seen just now.
 */
function refuseStale(proposal: Proposal, now: Preview, edited: boolean) {
  const seen = new Map(proposal.affectedEntities.map((each) => [keyOf(each), each]))
  for (const affected of now.affectedEntities) {
    if (affected.id === null) continue
    const before = seen.get(keyOf(affected))
    if (before ? before.version !== affected.version : !edited) throw stale(affected.label)
  }
  if (edited) return
  const found = new Set(now.affectedEntities.map(keyOf))
  const gone = proposal.affectedEntities.find((each) => !found.has(keyOf(each)))
  if (gone) throw stale(gone.label)
}

const keyOf = ({ entityType, id, action }: Preview['affectedEntities'][number]) =>
  `${entityType} ${id} ${action}`

async function carryOut(w: Writing, step: Step): Promise<ExecutionResult['changes']> {
  const { kind, type: action } = step
  const done = (record: { id: number }) => [
    { action, entityType: kind.name, id: record.id, label: kind.label(record) },
  ]
  if (step.type === 'add') return done(await w.create(kind, step.draft))
  const { id, version } = step.before
  if (step.type === 'remove') return done(await w.remove(kind, id, { version }))
  const after = await w.update(kind, id, step.patch, { version })
  return after.version === version ? [] : done(after)
}

export async function reject(house: House, id: number, { actor, decidedBy }: Decision) {
  await house.change(actor, 'Rejected a proposal', async (w) => {
    const proposal = await findRecord(w.reads, proposalRecords, id)
    if (!proposal) throw noProposal()
    if (proposal.status === 'rejected') return
    if (proposal.status === 'executed') throw conflict('This proposal was approved already.')
    const rejected = await w.update(proposalRecords, id, {
      status: 'rejected',
      decidedAt: timestamp(),
      decidedBy,
    })
    await trace(w, rejected, { step: 'rejected' })
  })
}

/** What the household's own rules or the database refuse; nothing for a defect. */
function refusalOf(house: House, error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  return house.isConstraintViolation(error)
    ? conflict('Its name is taken by something else. Nothing was changed.')
    : undefined
}
