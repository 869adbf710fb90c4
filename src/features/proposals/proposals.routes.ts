import type { Context } from 'hono'
import type { House } from '#server/appContext.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { approve, reject } from './approve.ts'
import { editProposal } from './editProposal.ts'
import { Approval, Edit, ProposalQuery, Rejection } from './proposals.contract.ts'
import { type ApprovalAnswer, proposalCalls } from './proposals.endpoints.ts'
import { listProposals } from './proposals.queries.ts'
import { proposalRecords } from './proposals.records.ts'

const idOf = (c: Context) => idFrom(c, proposalRecords.noun)

export const proposalRoutes = (house: House) =>
  routes(
    answerInput(proposalCalls.list, ProposalQuery, ({ status }) =>
      listProposals(house.reader, status),
    ),
    answerInput(proposalCalls.edit, Edit, (edit, c) =>
      editProposal(house, idOf(c), { actor: actorOf(c), ...edit }),
    ),
    answerInput(proposalCalls.approve, Approval, async (approval, c): Promise<ApprovalAnswer> => {
      const { userId, ...seen } = approval
      const decision = { actor: actorOf(c), decidedBy: userId, ...seen }
      try {
        return { success: true, result: await approve(house, idOf(c), decision) }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        c.status(error.status)
        return { success: false, error: error.body, ...error.body }
      }
    }),
    answerInput(proposalCalls.reject, Rejection, async ({ userId }, c) => {
      await reject(house, idOf(c), { actor: actorOf(c), decidedBy: userId })
      return done
    }),
  )
