import type { AppContext } from '#server/appContext.ts'
import { createLimiter } from '#server/http/callLimit.ts'
import type { Actor } from '#server/records/recorder.ts'
import { conflict, invalid, unreadable } from '#shared/errors.ts'
import { largestId } from '#shared/fields.ts'
import { oncePer } from '#shared/oncePer.ts'
import type { Proposal } from './proposals.contract.ts'
import type { OutsideProposal } from './proposals.endpoints.ts'
import { findProposals, listProposals } from './proposals.queries.ts'
import { noProposal, propose } from './proposals.service.ts'

const perMinute = 30
const mostWaiting = 200

/**
 * Proposals of programs outside: the same checks and cards as the assistant's, in the name of
 * whoever proposes them. Nothing here approves.
 */
export const outsideProposalsOf = oncePer((app: AppContext) => {
  const limits = new Map<string, () => void>()

  function limit(by: string) {
    const limiter = limits.get(by) ?? createLimiter(perMinute)
    limits.set(by, limiter)
    limiter()
  }

  return {
    propose: async (
      { by, commandType, items }: { by: string; commandType: string; items: unknown[] },
      actor: Actor,
    ): Promise<OutsideProposal> => {
      limit(by)
      if (!app.commands.has(commandType)) throw unreadable(`There is no command ${commandType}.`)
      const waiting = await listProposals(app.reader, 'pending')
      if (waiting.filter((each) => each.originalContext?.proposedBy === by).length >= mostWaiting) {
        throw conflict(`${mostWaiting} proposals of ${by} wait already. Decide about them first.`)
      }
      const originalContext = { message: null, uuid: null, proposedBy: by }
      const asking = { conversationId: null, messageId: null, originalContext }
      const given = { type: commandType, items }
      const { proposal, problems } = await app.change(actor, `Proposed by ${by}`, (w) =>
        propose(w, app.commands, given, asking),
      )
      if (!proposal) throw invalid(problems)
      return seen(app, proposal)
    },
    look: async (id: number): Promise<OutsideProposal> => {
      if (!Number.isInteger(id) || id > largestId) throw noProposal()
      const [proposal] = await findProposals(app.reader, [id])
      if (!proposal) throw noProposal()
      return seen(app, proposal)
    },
  }
})

const seen = ({ config }: AppContext, proposal: Proposal): OutsideProposal => ({
  id: proposal.id,
  status: proposal.status,
  says: proposal.commandContent,
  warnings: proposal.warnings,
  problems: proposal.problems.map(({ message }) => message),
  address: `${config.publicUrl?.replace(/\/+$/, '') ?? ''}/ai-chat`,
})
