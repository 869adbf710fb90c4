import type { Context } from 'hono'
import type { AppContext } from '#server/appContext.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { approve, reject } from './approve.ts'
import { editProposal } from './editProposal.ts'
import { outsideProposalsOf } from './outside.service.ts'
import {
  Approval,
  Edit,
  ProposalQuery,
  ProposedFromOutside,
  Rejection,
} from './proposals.contract.ts'
import { type ApprovalAnswer, outsideProposals, proposalEndpoints } from './proposals.endpoints.ts'
import { listProposals } from './proposals.queries.ts'
import { proposalRecords } from './proposals.records.ts'

const idOf = (c: Context) => idFrom(c, proposalRecords.noun)

export function proposalRoutes(app: AppContext) {
  const outside = outsideProposalsOf(app)
  return routes(
    answerInput(outsideProposals.propose, ProposedFromOutside, (given, c) => {
      c.status(201)
      return outside.propose({ by: c.get('token')?.name ?? 'A script', ...given }, actorOf(c))
    }),
    answer(outsideProposals.look, (c) => outside.look(idOf(c))),
    answerInput(proposalEndpoints.list, ProposalQuery, ({ status }) =>
      listProposals(app.reader, status),
    ),
    answerInput(proposalEndpoints.edit, Edit, (edit, c) =>
      editProposal(app, idOf(c), { actor: actorOf(c), ...edit }),
    ),
    answerInput(
      proposalEndpoints.approve,
      Approval,
      async (approval, c): Promise<ApprovalAnswer> => {
        const { userId, ...seen } = approval
        const actor = actorOf(c)
        const decision = { actor, decidedBy: actor.by ?? userId, ...seen }
        try {
          return { success: true, result: await approve(app, idOf(c), decision) }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          c.status(error.status)
          return { success: false, error: error.body, ...error.body }
        }
      },
    ),
    answerInput(proposalEndpoints.reject, Rejection, async ({ userId }, c) => {
      const actor = actorOf(c)
      await reject(app, idOf(c), { actor, decidedBy: actor.by ?? userId })
      return done
    }),
  )
}
