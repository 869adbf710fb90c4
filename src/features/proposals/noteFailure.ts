import type { AppContext } from '#server/appContext.ts'
import type { Command } from '#server/commands/command.ts'
import { findRecord } from '#server/db/records.ts'
import type { Writing } from '#server/records/change.ts'
import type { Actor } from '#server/records/recorder.ts'
import type { Refusal } from '#shared/errors.ts'
import { proposalErrors } from './executionTraces.records.ts'
import { planOf, previewOf } from './preview.ts'
import type { Proposal } from './proposals.contract.ts'
import { executionFailed, proposalEndpoints } from './proposals.endpoints.ts'
import { proposalRecords } from './proposals.records.ts'
import { trace } from './proposals.service.ts'

type Failure = {
  proposal: Proposal
  command: Command
  refusal: Refusal
  executionId: string
  actor: Actor
}

/** Keeps the proposal pending, with the error and a new preview, and tells all browsers. */
export async function noteFailure(app: AppContext, failure: Failure) {
  const { proposal, refusal, actor } = failure
  await app.change(actor, 'Could not approve a proposal', async (w) => {
    const current = await findRecord(w.reads, proposalRecords, proposal.id)
    if (current?.status !== 'pending') return
    await refresh(w, current, failure)
    await writeDown(w, current, failure)
    w.announce({
      type: executionFailed,
      topic: proposalEndpoints.topic,
      ids: [proposal.id],
      data: { proposalId: proposal.id, error: refusal.body },
    })
  })
}

async function refresh(w: Writing, current: Proposal, { command, refusal }: Failure) {
  const items = current.proposedChanges.map(({ item }) => item)
  const preview = previewOf(await planOf(command, items, w))
  await w.update(proposalRecords, current.id, { ...preview, errorMessage: refusal.message })
}

async function writeDown(w: Writing, current: Proposal, { refusal, executionId }: Failure) {
  const { code, message, validationErrors = [], warnings = [] } = refusal.body
  await w.create(proposalErrors, {
    proposalId: current.id,
    executionId,
    commandType: current.commandType,
    errorCode: code,
    errorMessage: message,
    httpStatus: refusal.status,
    validationErrors,
    warnings,
    details: null,
    stack: refusal.stack ?? null,
  })
  await trace(w, current, { step: 'failed', executionId, errorDetails: message })
}
