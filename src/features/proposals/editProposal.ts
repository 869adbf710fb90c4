import { knownCommand } from '#features/cards.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import { type Command, type Planning, readItems } from '#server/commands/command.ts'
import { findRecord } from '#server/db/records.ts'
import type { Actor } from '#server/records/recorder.ts'
import { conflict, invalid, unreadable } from '#shared/errors.ts'
import { planOf, previewOf } from './preview.ts'
import type { Proposal } from './proposals.contract.ts'
import { proposalRecords } from './proposals.records.ts'
import { changesOf, commandOf, noProposal } from './proposals.service.ts'
import { sentenceOf } from './summary.logic.ts'

type Edit = { actor: Actor; version?: number | undefined; editedContent: string }

/** Stores an edit of a pending proposal, for all browsers. */
export async function editProposal(app: AppContext, id: number, edit: Edit): Promise<Proposal> {
  const found = await findRecord(app.reader, proposalRecords, id)
  if (!found) throw noProposal()
  const command = commandOf(app.commands, found)
  return app.change(edit.actor, 'Edited a proposal', async (w) => {
    const proposal = await findRecord(w.reads, proposalRecords, id)
    if (!proposal) throw noProposal()
    refuseDecided(proposal)
    refuseOlder(proposal, edit.version)
    const fields = await editedFields(command, edit.editedContent, w)
    return w.update(proposalRecords, id, fields)
  })
}

export async function editedFields(command: Command, editedContent: string, planning: Planning) {
  const items = editedItems(command, editedContent)
  const known = knownCommand(command.type)
  const type = known?.entity === 'recipe' && known.action === 'add' ? 'update' : known?.action
  const preview = previewOf(await planOf(command, items, planning))
  const proposedChanges = changesOf(command, items, type)
  const content = { commandType: command.type, proposedChanges, ...preview }
  const commandContent = sentenceOf(content, planning.today)
  return { ...content, commandContent, edited: true, errorMessage: null }
}

/** Edited items are validated like any other input. */
export function editedItems(command: Command, editedContent: string): unknown[] {
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

const decided = {
  executed: (what: string) => `This was already approved: ${what}`,
  rejected: () => 'This proposal was already rejected.',
  replaced: () => 'A newer proposal replaced this one.',
} as const

export function refuseDecided({ status, commandContent }: Proposal) {
  if (status !== 'pending') throw conflict(decided[status](commandContent))
}

/** Refuses a decision about an older version of an edited card. */
export function refuseOlder(proposal: Proposal, seen: number | undefined) {
  if (seen === undefined || !proposal.edited || seen === proposal.version) return
  throw conflict('Someone else just edited this. Take another look, then decide.')
}
