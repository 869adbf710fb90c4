import { z } from 'zod'
import { recordFields } from '#shared/fields.ts'

const changeTypes = ['add', 'update', 'remove'] as const

/** An item of the command, and the kind of change. */
export const ProposedChange = z.object({ type: z.enum(changeTypes), item: z.json() })
export type ProposedChange = z.infer<typeof ProposedChange>

const Fields = z.record(z.string(), z.json())

/**
 * A record that approving would touch, as of the proposal. `before` and `after` hold the changing
 * fields, `before` also those by which the record is known; for a removal, it describes the record.
 */
export const AffectedEntity = z.object({
  action: z.enum(changeTypes),
  entityType: z.string(),
  /** Null for a record that does not exist yet. */
  id: z.number().int().nullable(),
  version: z.number().int().nullable(),
  label: z.string(),
  before: Fields.nullable(),
  after: Fields.nullable(),
})
export type AffectedEntity = z.infer<typeof AffectedEntity>

const Problem = z.object({ field: z.string(), message: z.string() })

export const ExecutionResult = z.object({
  executionId: z.string(),
  /** Empty if everything was already as proposed. */
  changes: z.array(
    z.object({
      action: z.enum(changeTypes),
      entityType: z.string(),
      id: z.number().int(),
      label: z.string(),
    }),
  ),
  warnings: z.array(z.string()).describe('What to know before approving'),
})
export type ExecutionResult = z.infer<typeof ExecutionResult>

export const ProposalContext = z.object({
  /** The person's message. */
  message: z.string().nullable(),
  uuid: z.string().nullable(),
  /** The name of the model, or of the built-in assistant. */
  proposedBy: z.string(),
})
export type ProposalContext = z.infer<typeof ProposalContext>

/** A command that waits for a decision, or was decided. */
export const Proposal = z.object({
  conversationId: z.number().int().nullable(),
  messageId: z.number().int().nullable(),
  commandType: z.string(),
  /** 'replaced': a later wish in the conversation took its place. */
  status: z.enum(['pending', 'executed', 'rejected', 'replaced']),
  /** A sentence, for clients that can't show the changes. */
  commandContent: z.string().describe('What it would do, in a sentence'),
  proposedChanges: z.array(ProposedChange),
  affectedEntities: z.array(AffectedEntity),
  affectedCount: z.number().int(),
  requiresConfirmation: z.boolean(),
  proposedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  executedAt: z.string().nullable(),
  executionResult: ExecutionResult.nullable(),
  errorMessage: z.string().nullable(),
  originalContext: ProposalContext.nullable(),
  /** Reasons why it can't be approved as it is, by item. */
  problems: z.array(Problem).describe('Why it can’t be approved as it stands'),
  /** Notes for the decision, such as who must avoid the dish. */
  warnings: z.array(z.string()),
  /** A person changed the proposed items. */
  edited: z.boolean().default(false),
  replacedBy: z.number().int().nullable().default(null),
  ...recordFields,
})
export type Proposal = z.infer<typeof Proposal>

export const ProposalQuery = z.object({
  /** 'proposed' is the older name of 'pending'. */
  status: z
    .enum(
      ['pending', 'proposed', 'executed', 'rejected', 'replaced'],
      'Status must be pending, executed, rejected or replaced',
    )
    .optional()
    .transform((status) => (status === 'proposed' ? 'pending' : status)),
})

/** `items` are as many as the command takes, checked by the command itself. */
export const ProposedFromOutside = z.object({
  commandType: z.string('Command type is required').max(100, 'There is no such command'),
  items: z.array(z.unknown(), 'Items must be a list'),
})

const userId = z
  .string('The user must be text')
  .max(100, 'The user is too long (at most 100 characters)')
  .default('user')

const editedContent = z
  .string('The edited items must be JSON text')
  .max(500_000, 'The edited items are too long')

/** The version of the card that the person saw; without one, the current version counts. */
const version = z.number('The version must be a number').int().optional()

export const Approval = z.object({ userId, version, editedContent: editedContent.optional() })
export type Approval = z.input<typeof Approval>

export const Edit = z.object({ version, editedContent })
export type Edit = z.input<typeof Edit>

export const Rejection = z.object({ userId })
export type Rejection = z.input<typeof Rejection>
