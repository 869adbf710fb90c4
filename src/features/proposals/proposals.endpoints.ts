import { type Done, get, post, put } from '#shared/endpoint.ts'
import type { ErrorBody } from '#shared/errors.ts'
import type { Approval, Edit, ExecutionResult, Proposal, Rejection } from './proposals.contract.ts'

const path = '/api/command-proposals'

export type ApprovalAnswer =
  | { success: true; result: ExecutionResult }
  | ({ success: false; error: ErrorBody } & ErrorBody)

export const proposalEndpoints = {
  topic: 'command-proposals',
  /** Oldest first. */
  list: get(path).takes<{ status?: Proposal['status'] }>().answers<Proposal[]>(),
  edit: put(`${path}/:id`).takes<Edit>().answers<Proposal>(),
  approve: post(`${path}/:id/approve`).takes<Approval>().answers<ApprovalAnswer>(),
  reject: post(`${path}/:id/reject`).takes<Rejection>().answers<Done>(),
}

/** What a program outside sees of its proposal. */
export type OutsideProposal = {
  id: number
  status: Proposal['status']
  /** What it would do, in a sentence. */
  says: string
  warnings: string[]
  /** Why it can't be approved as it stands. */
  problems: string[]
  /** Where a person decides about it. */
  address: string
}

export const outsideProposals = {
  propose: post('/api/proposals')
    .takes<{ commandType: string; items: unknown[] }>()
    .answers<OutsideProposal>(),
  look: get('/api/proposals/:id').answers<OutsideProposal>(),
}

/** The live message's type; its data has the proposal and the error. */
export const executionFailed = 'proposal_execution_failed'
