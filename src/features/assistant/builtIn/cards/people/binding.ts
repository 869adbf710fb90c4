import { isMustAvoid, preferenceLines } from '#shared/foods/mustAvoid.ts'
import type { ProposedCommand } from '../../../turn.ts'
import { nothing, type Reading, textOf, together } from '../../reading.ts'

export const ofMember = 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT'

const isBinding = ({ type, items }: ProposedCommand) =>
  type === ofMember &&
  items.some((item) => preferenceLines(textOf(item, 'dislikes') ?? '').some(isMustAvoid))

/** What harms somebody is noted, whatever else a message is taken for. */
export function bindingKept(made: Reading) {
  const binding = made.commands.filter(isBinding)
  return (commands: readonly ProposedCommand[]): readonly ProposedCommand[] =>
    binding.length === 0 || commands.some(({ type }) => type === ofMember)
      ? commands
      : together([binding, commands].map((each) => ({ ...nothing, commands: each }))).commands
}
