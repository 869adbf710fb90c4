import { type CommandType, isCommandType } from '#features/cards.logic.ts'
import type { Turn } from '../turn.ts'
import { chancesOf } from './choose/chooseIntents.ts'
import { plainText } from './normalise/plainText.ts'

/** In characters; the beginning says what a long message wants. */
const longest = 2_000

/** The commands that a message may mean, likeliest first; a correction may mean the last ones. */
export function likelyCommands(turn: Turn, most: number): CommandType[] {
  const before = turn.history.slice(-2).flatMap(({ proposals }) => proposals)
  const ranked = chancesOf(plainText(turn.message.slice(0, longest)), turn)
    .map(({ intent }) => intent)
    .filter(isCommandType)
  return [...new Set([...before.map(({ type }) => type), ...ranked])].slice(0, most)
}
