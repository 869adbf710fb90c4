import type { EarlierMessage } from '#features/assistant/proposer.service.ts'
import type { CommandType } from '#shared/commandTypes.ts'
import type { TestSuite } from '../aiTests.logic.ts'

/** What an item must have in it: a word, several words, or the id of the record it is about. */
export type Wanted = string | readonly string[] | number

/** A command that must be proposed, with exactly so many items. */
export type Expected = {
  type: CommandType
  items: readonly Wanted[]
  /** Another command that means the same. */
  or?: Expected
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

/** What is known of a member is added to by one command, or written anew, old lines included, by another. */
export const expectsPreference = (added: string, old: string): Expected => ({
  ...expects('ADD_FAMILY_MEMBER_PREFERENCE_TEXT', added),
  or: expects('UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT', [added, old]),
})

export const nothing: readonly Expected[] = []
