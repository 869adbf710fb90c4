import type { EarlierMessage } from '#features/assistant/proposer.service.ts'
import type { CommandType } from '#features/cards.logic.ts'
import type { TestSuite } from '../aiTests.logic.ts'

/** An item must contain a word, several words, or a record's id. */
export type Wanted = string | readonly string[] | number

/** A command that must be proposed, with exactly these items. */
export type Expected = {
  type: string
  items: readonly Wanted[]
  /** An equivalent command. */
  or?: Expected
}

export type AiTest = {
  name: string
  prompt: string
  /** Earlier messages and proposals. */
  history?: readonly EarlierMessage[]
  /** Empty if nothing may be proposed. */
  expects: readonly Expected[]
  /** Further commands that a sensible assistant may propose. */
  allows?: readonly CommandType[]
  /** Words that no item may contain. */
  never?: readonly string[]
  /** The built-in assistant does not understand it. */
  isForModels?: boolean
}

type Details = Pick<AiTest, 'history' | 'allows' | 'never' | 'isForModels'>

/** Makes tests of a suite, whose name is the prefix of theirs. */
export const testOf =
  (suite: TestSuite) =>
  (name: string, prompt: string, expects: readonly Expected[], details: Details = {}): AiTest => ({
    name: `${suite}: ${name}`,
    prompt,
    expects,
    ...details,
  })

export const expects = (type: CommandType, ...items: Wanted[]): Expected => ({ type, items })

/** A member's lines can be appended, or rewritten including the old ones: two valid commands. */
export const expectsPreference = (added: string, old: string): Expected => ({
  ...expects('ADD_FAMILY_MEMBER_PREFERENCE_TEXT', added),
  or: expects('UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT', [added, old]),
})

export const nothing: readonly Expected[] = []
