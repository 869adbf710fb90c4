import type { Proposal } from './proposals.contract.ts'

/** A believable proposal. */
export const proposal = (given: Partial<Proposal> = {}): Proposal => ({
  id: 1,
  version: 1,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
  conversationId: null,
  messageId: null,
  commandType: 'ADD_PANTRY_ITEMS_TEXT',
  status: 'pending',
  commandContent: 'Add Milk',
  proposedChanges: [{ type: 'add', item: { name: 'Milk', quantity: '1 gallon' } }],
  affectedEntities: [],
  affectedCount: 1,
  requiresConfirmation: true,
  proposedAt: '2026-11-15T12:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  executedAt: null,
  executionResult: null,
  errorMessage: null,
  originalContext: null,
  problems: [],
  warnings: [],
  ...given,
})
