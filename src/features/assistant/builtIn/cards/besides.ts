import type { CommandType } from '#features/cards.logic.ts'
import type { ProposedCommand } from '../../turn.ts'
import type { Choice, Scene } from '../reading.ts'
import { labelled, phraseOf } from './phrases.ts'

type Commands = readonly ProposedCommand[]

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isIn = (all: Commands, type: CommandType) => (item: unknown) =>
  all.some((each) => each.type === type && each.items.some((other) => isEqual(other, item)))
/** Whether some commands are a part of what others do. */
const areIn = (commands: Commands, all: Commands) =>
  commands.every(({ type, items }) => items.every(isIn(all, type)))

/** What some commands have beyond others; nothing where they lack some of those. */
function beyond(commands: Commands, made: Commands) {
  if (!areIn(made, commands)) return []
  const more = commands.map(({ type, items }) => {
    const isMade = isIn(made, type)
    return { type, items: items.filter((item) => !isMade(item)) }
  })
  return more.filter(({ items }) => items.length > 0)
}

const mostBeside = 2

/** The buttons under some cards: few, and of what would come besides only that is said. */
export const besides = (choices: readonly Choice[], made: Commands, scene: Scene): Choice[] => {
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
