import type { CommandType } from '#features/cards.logic.ts'
import type { ProposedCommand } from '../../turn.ts'
import type { Choice, Scene } from '../reading.ts'
import { labelled, phraseOf } from './phrases.ts'

/** What some commands have beyond others; nothing where they lack some of those. */
function beyond(commands: readonly ProposedCommand[], made: readonly ProposedCommand[]) {
  const isIn = (all: readonly ProposedCommand[], type: CommandType) => (item: unknown) =>
    all.some((each) => each.type === type && each.items.some((other) => isEqual(other, item)))
  const isWhole = made.every(({ type, items }) => items.every(isIn(commands, type)))
  const more = commands.map(({ type, items }) => {
    const isMade = isIn(made, type)
    return { type, items: items.filter((item) => !isMade(item)) }
  })
  return isWhole ? more.filter(({ items }) => items.length > 0) : []
}
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether some commands are a part of what others do. */
const areIn = (commands: readonly ProposedCommand[], made: readonly ProposedCommand[]) =>
  commands.every(({ type, items }) =>
    items.every((item) =>
      made.some((each) => each.type === type && each.items.some((other) => isEqual(other, item))),
    ),
  )

const mostBeside = 2

/** The buttons under some cards: few, and of what would come besides only that is said. */
export const besides = (
  choices: readonly Choice[],
  made: readonly ProposedCommand[],
  scene: Scene,
): Choice[] => {
  const fresh = choices.filter(({ commands }) => commands.length === 0 || !areIn(commands, made))
  const shown = fresh.map((choice): [told: string, Choice] => {
    const more = made.length > 0 ? beyond(choice.commands, made) : []
    const told = phraseOf(more.length > 0 ? more : choice.commands, scene)
    return more.length > 0
      ? [told, { ...choice, label: labelled(`also ${told}`) }]
      : [told || choice.label, choice]
  })
  return [...new Map(shown.toReversed()).values()].toReversed().slice(0, mostBeside)
}
