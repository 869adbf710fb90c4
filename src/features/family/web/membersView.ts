import { moved } from '#shared/moved.ts'
import type { FamilyMember } from '../family.contract.ts'
import type { Move } from './family.api.ts'

export function textsOf(member: FamilyMember) {
  const { name, role, keyGoalsAndLimits, likes, dislikes } = member
  return [name, role, keyGoalsAndLimits, likes, dislikes]
}

/** The list with pending moves; a move that has arrived already changes nothing. */
export const withMoves = (list: FamilyMember[], moves: Move[]) =>
  moves.reduce((order, { id, to }) => moved(order, id, to), list)
