import type { EarlierMessage } from '#features/assistant/proposer.service.ts'
import type { CommandType } from '#shared/commandTypes.ts'
import type { TestSuite } from '../aiTests.facts.ts'

/** A word that an item must have in it, or the id of the record that it must be about. */
type Wanted = string | number

/** A command that must be proposed, with exactly so many items. */
export type Expected = {
  type: CommandType
  items: readonly Wanted[]
  /** There may be more of them, as in a plan for several days. */
  orMore?: true
}

/** Something a person says, and what must be proposed then. */
export type AiTest = {
  name: string
  prompt: string
  /** What was said and proposed before. */
  history?: readonly EarlierMessage[]
  /** Nothing: then nothing may be proposed. */
  expects: readonly Expected[]
  /** What a sensible assistant may propose as well. */
  allows?: readonly CommandType[]
  /** Words that no item may have in it. */
  never?: readonly string[]
}

type Details = Pick<AiTest, 'history' | 'allows' | 'never'>

/** Tests of one suite, whose name stands before theirs. */
export const testOf =
  (suite: TestSuite) =>
  (name: string, prompt: string, expects: readonly Expected[], details: Details = {}): AiTest => ({
    name: `${suite}: ${name}`,
    prompt,
    expects,
    ...details,
  })

export const expects = (type: CommandType, ...items: Wanted[]): Expected => ({ type, items })

export const nothing: readonly Expected[] = []
