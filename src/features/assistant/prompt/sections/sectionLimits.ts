import type { Command } from '#server/commands/command.ts'
import { invalid } from '#shared/errors.ts'
import { estimateTokens } from '../budget/estimateTokens.ts'
import { compileInstructions, defaultSections } from './defaultSections.ts'
import { type InstructionSection, promptRoles } from './sections.logic.ts'

/** The instructions' share of the budget; data and conversation need the rest. */
const share = 0.4
/** Models don't follow longer instructions. */
const mostTokens = 40_000
/** Tokens for the household's own sections, even with the smallest budget. */
const always = 1_500

type Room = { commands: readonly Command[]; budget: number }

/** Refuses sections that leave no room for the rest; shortening is always allowed. */
export function refuseTooLong(
  before: readonly InstructionSection[],
  after: readonly InstructionSection[],
  { commands, budget }: Room,
): void {
  for (const role of promptRoles) {
    const tokens = (sections: readonly InstructionSection[]) =>
      estimateTokens(compileInstructions(sections, role, commands))
    const room = Math.max(
      tokens(defaultSections) + always,
      Math.min(mostTokens, Math.floor(budget * share)),
    )
    const wanted = tokens(after)
    if (wanted <= room || wanted <= tokens(before)) continue
    const message = `All sections together would take about ${wanted.toLocaleString('en-US')} tokens, and ${room.toLocaleString('en-US')} is the most that leaves room for the rest. Shorten this one, switch another one off, or allow more tokens in the settings`
    throw invalid([{ field: 'content', message }])
  }
}
