import { knownCommand } from '#features/cards.logic.ts'
import { type Command, readItems } from '#server/commands/command.ts'
import type { Writing } from '#server/records/change.ts'
import { text } from '#shared/commandCard.ts'
import { type FieldProblem, notFound, unreadable } from '#shared/errors.ts'
import { nameKey } from '#shared/names.ts'
import { timestamp } from '#shared/time.ts'
import { executionTraces } from './executionTraces.records.ts'
import { planOf, previewOf } from './preview.ts'
import type { Proposal, ProposalContext, ProposedChange } from './proposals.contract.ts'
import { listProposals } from './proposals.queries.ts'
import { proposalRecords } from './proposals.records.ts'
import { fieldsOf, sentenceOf } from './summary.logic.ts'

export type Asking = {
  conversationId: number | null
  messageId: number | null
  originalContext: ProposalContext
}

type Given = { type: string; items: unknown }

export type Proposed =
  | { proposal: Proposal; problems?: undefined }
  | { proposal?: undefined; problems: FieldProblem[] }

/** What a command proposes, or why it is refused. */
export async function draftProposal(
  w: Writing,
  commands: ReadonlyMap<string, Command>,
  given: Given,
) {
  const command = commands.get(given.type)
  if (!command) return { problems: [{ field: '', message: `There is no command ${given.type}` }] }
  const read = readItems(command, given.items)
  if (!read.success) return { problems: read.problems }

  const items = (await command.complete?.(read.items, w)) ?? read.items
  const preview = previewOf(await planOf(command, items, w))
  const proposedChanges = changesOf(command, items)
  return { draft: { commandType: command.type, proposedChanges, ...preview } }
}

/** Stores a command as a proposal; input that the command refuses is answered with the problems. */
export async function propose(
  w: Writing,
  commands: ReadonlyMap<string, Command>,
  given: Given,
  asking: Asking,
): Promise<Proposed> {
  const { draft, problems } = await draftProposal(w, commands, given)
  if (!draft) return { problems }
  const same = await findSame(w, draft)
  if (same) return { proposal: same }

  const proposal = await w.create(proposalRecords, {
    ...draft,
    ...asking,
    status: 'pending',
    commandContent: sentenceOf(draft, w.today),
    requiresConfirmation: true,
    proposedAt: timestamp(),
    decidedAt: null,
    decidedBy: null,
    executedAt: null,
    executionResult: null,
    errorMessage: null,
    edited: false,
    replacedBy: null,
  })
  await trace(w, proposal, { step: 'proposed' })
  return { proposal }
}

export const changesOf = (
  command: Command,
  items: readonly unknown[],
  type = knownCommand(command.type)?.action ?? 'add',
): ProposedChange[] => items.map((item) => ({ type, item: JSON.parse(JSON.stringify(item)) }))

/** The pending proposal with the same changes, so that a wish is not proposed twice. */
async function findSame(w: Writing, draft: Pick<Proposal, 'commandType' | 'proposedChanges'>) {
  const wanted = JSON.stringify(draft.proposedChanges)
  const pending = await listProposals(w.reads, 'pending')
  return pending.find(
    ({ commandType, proposedChanges }) =>
      commandType === draft.commandType && JSON.stringify(proposedChanges) === wanted,
  )
}

/** Withdraws pending proposals of the conversation that this one corrects or repeats. */
export async function withdrawReplaced(w: Writing, by: Proposal, corrected: readonly number[]) {
  if (by.conversationId === null) return
  const pending = await listProposals(w.reads, 'pending')
  const replaced = pending.filter(
    (each) =>
      each.conversationId === by.conversationId &&
      each.id !== by.id &&
      (corrected.includes(each.id) || isRepeatedBy(each, by)),
  )
  for (const proposal of replaced) {
    const fields = { status: 'replaced', replacedBy: by.id, decidedAt: timestamp() } as const
    await trace(w, await w.update(proposalRecords, proposal.id, fields), { step: 'replaced' })
  }
}

/** Whether the newer one adds the same things, or changes the same fields of the same records. */
function isRepeatedBy(older: Proposal, newer: Proposal): boolean {
  const { commandType } = newer
  if (older.commandType !== commandType || older.id > newer.id) return false
  // Of others, such as those about members, two may add up.
  if (!knownCommand(commandType)?.card.replacesRepeated) return false
  const subjects = new Set(newer.proposedChanges.map(({ item }) => subjectOf(item)))
  return older.proposedChanges.every(({ item }) => subjects.has(subjectOf(item)))
}

/** Identifies an item by its name and place or day, an update by its id and fields. */
function subjectOf(item: unknown): string {
  const { id, name, title, date, mealType, store, location, recipeName } = fieldsOf(item)
  if (id !== undefined) return `${id} ${Object.keys(fieldsOf(item)).sort()}`
  const place = [date, mealType, store, location].map(text).join(' ')
  return `${nameKey(text(name) || text(title))} ${place} ${nameKey(text(recipeName))}`
}

type Traced = {
  step: 'proposed' | 'executed' | 'failed' | 'rejected' | 'replaced'
  executionId?: string
  errorDetails?: string
  duration?: number
}

export const trace = (w: Writing, proposal: Proposal, { step, ...more }: Traced) =>
  w.create(executionTraces, {
    proposalId: proposal.id,
    conversationId: proposal.conversationId,
    messageId: proposal.messageId,
    executionId: more.executionId ?? null,
    step,
    status: step === 'failed' ? 'error' : 'success',
    stepData: { commandType: proposal.commandType, affectedCount: proposal.affectedCount },
    errorDetails: more.errorDetails ?? null,
    duration: more.duration ?? null,
  })

export function commandOf(
  commands: ReadonlyMap<string, Command>,
  { commandType }: Pick<Proposal, 'commandType'>,
): Command {
  const command = commands.get(commandType)
  if (!command) throw unreadable(`Food Pal doesn't know the command ${commandType} anymore.`)
  return command
}

export const noProposal = () => notFound(proposalRecords.noun)
