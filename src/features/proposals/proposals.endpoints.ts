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

/** The live message's type; its data has the proposal and the error. */
export const executionFailed = 'proposal_execution_failed'
