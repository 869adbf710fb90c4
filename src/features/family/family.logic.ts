import { sameName } from '#shared/order.ts'

/** Apart from the contract, so that screens can show a list before zod has loaded. */

const tones = ['red', 'brand', 'orange', 'blue'] as const

type Eater = { name: string; isActive: boolean }

/** The members as they are at a meal: a guest who is named there eats with us, for this once. */
export function membersAt<M extends Eater>(
  members: readonly M[],
  attendees: readonly string[] | null,
): M[] {
  const named = (guest: M) => attendees?.some((name) => sameName(name, guest.name))
  return members.map((each) => (named(each) ? { ...each, isActive: true } : each))
}

/** A member's color by id, so that it does not change with the order. */
export const toneOf = ({ id }: { id: number }) => tones[id % tones.length] ?? 'brand'
