import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#web/lib/call.ts'
import { RequestError } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { undoAction } from '#web/lib/undo.ts'
import { proposalCalls } from '../proposals.calls.ts'
import type { Proposal } from '../proposals.contract.ts'
import { dismiss } from './dismissed.ts'

/** A proposal that somebody decides about, with its items as they edited them. */
export type Decided = { proposal: Proposal; edited?: readonly unknown[] }

const userId = 'user'

/** Approving and rejecting, one after another; what is under way can't be decided twice. */
export function useDecisions() {
  const client = useQueryClient()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  async function during<T>(decided: readonly Decided[], work: () => Promise<T>) {
    setBusy(new Set(decided.map(({ proposal }) => proposal.id)))
    try {
      await work()
    } finally {
      // An approval may have touched any list.
      await client.invalidateQueries()
      setBusy(new Set())
    }
  }

  const approve = (decided: readonly Decided[]) =>
    during(decided, async () => {
      if (!decided.every(isSound)) {
        toast.error(
          'Data Validation Error',
          'Cannot approve proposals due to data corruption. Please refresh the page and try again.',
        )
        return
      }
      let answer: unknown
      for (const [done, { proposal, edited }] of decided.entries()) {
        try {
          const editedContent =
            edited && changed(proposal, edited) ? JSON.stringify(edited) : undefined
          answer = await send(proposalCalls.approve, {
            params: { id: proposal.id },
            input: { userId, editedContent },
          })
          dismiss([proposal.id])
        } catch (error) {
          tellFailure(error, done, decided.length)
          return
        }
      }
      const count = decided.length
      toast.success(
        'Changes Applied',
        count === 1 ? decided[0]?.proposal.commandContent : `${count} proposals were approved.`,
        count === 1 ? undoAction(client, answer) : undefined,
      )
    })

  const reject = (decided: readonly Decided[]) =>
    during(decided, async () => {
      const results = await Promise.allSettled(
        decided.map(({ proposal: { id } }) =>
          send(proposalCalls.reject, { params: { id }, input: { userId } }),
        ),
      )
      const done = decided.filter((_, n) => results[n]?.status === 'fulfilled')
      dismiss(done.map(({ proposal }) => proposal.id))
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

  return { approve, reject, busy }
}

const types: readonly unknown[] = ['add', 'update', 'remove']

/** Whatever came from the server is looked at once more before anybody acts on it. */
function isSound({ proposal }: Decided): boolean {
  const { commandContent, proposedChanges } = proposal
  return (
    typeof commandContent === 'string' &&
    Array.isArray(proposedChanges) &&
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

const changed = ({ proposedChanges }: Proposal, edited: readonly unknown[]) =>
  JSON.stringify(proposedChanges.map(({ item }) => item)) !== JSON.stringify(edited)

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
