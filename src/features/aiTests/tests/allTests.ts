import type { Command } from '#server/commands/command.ts'
import { type AiTest, testOf } from './aiTest.ts'
import { cleanupCases } from './cleanupCases.ts'
import { difficultCases } from './difficultCases.ts'
import { everydayCases } from './everydayCases.ts'
import { simpleCases } from './simpleCases.ts'

/** All tests in the order of a run: those of the suites, then those that a command has itself. */
export const aiTestsOf = (commands: Iterable<Command>): readonly AiTest[] => [
  ...cleanupCases,
  ...simpleCases,
  ...everydayCases,
  ...difficultCases,
  ...[...commands].flatMap(({ type, aiTest }) => (aiTest ? [commandTest(type, aiTest)] : [])),
]

const commandTest = (
  type: string,
  { name, prompt, items, isForModels = false }: NonNullable<Command['aiTest']>,
): AiTest => ({ ...testOf('Flash')(name, prompt, [{ type, items }]), isForModels })
