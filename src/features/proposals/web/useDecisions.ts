import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#web/lib/http/call.ts'
import { problemOf, RequestError } from '#web/lib/http/request.ts'
import { undoAllAction } from '#web/lib/http/undoAction.ts'
import { toast } from '#web/lib/toast.tsx'
import type { Proposal } from '../proposals.contract.ts'
import { proposalEndpoints } from '../proposals.endpoints.ts'
import { dismiss } from './dismissed.ts'

const userId = 'user'

/** Approvals run one after another; a proposal under way can't be decided twice. */
export function useDecisions() {
  const client = useQueryClient()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  async function during<T>(decided: readonly Proposal[], work: () => Promise<T>) {
    setBusy(new Set(decided.map(({ id }) => id)))
    try {
      await work()
    } finally {
      // An approval may have changed any list.
      await client.invalidateQueries()
      setBusy(new Set())
    }
  }

  const approve = (decided: readonly Proposal[]) =>
    during(decided, async () => {
      if (!decided.every(isSound)) {
        toast.error(
          'Data Validation Error',
          'Cannot approve proposals due to data corruption. Please refresh the page and try again.',
        )
        return
      }
      const answers: unknown[] = []
      for (const [done, { id, version }] of decided.entries()) {
        try {
          const input = { userId, version }
          answers.push(await send(proposalEndpoints.approve, { params: { id }, input }))
          dismiss([id])
        } catch (error) {
          tellFailure(error, done, decided.length)
          return
        }
      }
      const count = decided.length
      toast.success(
        'Changes Applied',
        count === 1 ? decided[0]?.commandContent : `${count} proposals were approved.`,
        undoAllAction(client, answers),
      )
    })

  const reject = (decided: readonly Proposal[]) =>
    during(decided, async () => {
      const results = await Promise.allSettled(
        decided.map(({ id }) =>
          send(proposalEndpoints.reject, { params: { id }, input: { userId } }),
        ),
      )
      const done = decided.filter((_, n) => results[n]?.status === 'fulfilled')
      dismiss(done.map(({ id }) => id))
      if (done.length === decided.length) toast.success('Changes Rejected')
      else if (done.length === 0)
        toast.error('Error', 'Failed to reject proposals. Please try again.')
      else {
        const left = decided.length - done.length
        toast.error(
          'Some Rejections Failed',
          `${left} of ${decided.length} proposals are still there.`,
        )
      }
    })

  /** False if the edit was not stored; the error is shown. */
  const edit = async ({ id, version }: Proposal, items: readonly unknown[]) => {
    try {
      const input = { version, editedContent: JSON.stringify(items) }
      await send(proposalEndpoints.edit, { params: { id }, input })
      return true
    } catch (error) {
      toast.error("The edit wasn't saved", problemOf(error))
      return false
    } finally {
      await client.invalidateQueries({ queryKey: [proposalEndpoints.topic] })
    }
  }

  return { approve, reject, edit, busy }
}

const types: readonly unknown[] = ['add', 'update', 'remove']

/** Malformed proposals are not approved. */
function isSound({ commandContent, proposedChanges }: Proposal): boolean {
  return (
    typeof commandContent === 'string' &&
    Array.isArray(proposedChanges) &&
    proposedChanges.length > 0 &&
    proposedChanges.every(
      (change) =>
        typeof change === 'object' &&
        change !== null &&
        types.includes(change.type) &&
        change.item !== undefined &&
        change.item !== null,
    )
  )
}

function tellFailure(error: unknown, done: number, count: number) {
  const succeeded = count > 1 ? [`${done} of ${count} proposals succeeded.`] : []
  if (error instanceof RequestError && error.code && error.status < 500) {
    const { serverMessage = '', validationErrors = [], warnings = [] } = error
    const said = validationErrors
      .map(({ message }) => message)
      .filter((message) => !serverMessage.includes(message))
    toast.error(
      `Execution Failed (${error.code})`,
      [serverMessage, ...said, ...warnings, ...succeeded].join(' '),
    )
    return
  }
  const status = error instanceof RequestError ? error.status : 0
  toast.error(
    `Network Error (HTTP ${status})`,
    ['Failed proposals remain pending.', ...succeeded].join(' '),
  )
}
