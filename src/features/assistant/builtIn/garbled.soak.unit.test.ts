import { expect, test } from 'vitest'
import { knownCommand } from '#features/cards.logic.ts'
import { nameKey } from '#shared/names.ts'
import { dice } from '#test/dice.ts'
import { playRounds, roundsTimeout } from '#test/rounds.ts'
import { examples } from './examples/allExamples.factory.ts'
import { household } from './examples/household.factory.ts'
import { now, today } from './examples/householdMeals.factory.ts'
import { readMessage } from './readMessage.ts'

/** Every way of saying that something goes that a delete may follow from. */
const removal =
  /\b(?:remove|delete|erase|wipe|take|taken|cross|scratch|strike|drop|rid|throw|threw|thrown|toss|tossed|out|gone|no|none|finish\w*|ate|eaten|eat|used|use|drank|cancel\w*|skip|scrap|forget|nobody|don'?t|isn'?t|rotten|bad|moldy|spoiled|empty|done|without|ditch|clear|killed|demolished|cooked|not|off|won'?t|over|run|ran|last|away)\b/i

const said = Object.values(examples)
  .flat()
  .flatMap((each) => each.said)
  .filter((text) => !text.includes('\n'))

/** Halves of two, the words of one in any order, and two one after the other. */
function garbled(seed: number): string[] {
  const roll = dice(seed)
  const pick = () => said[roll(said.length)] ?? ''
  const halves = (text: string) => {
    const words = text.split(' ')
    const middle = 1 + roll(Math.max(1, words.length - 1))
    return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')] as const
  }
  const shuffled = pick()
    .split(' ')
    .map((word) => [roll(1_000), word] as const)
    .sort(([a], [b]) => a - b)
    .map(([, word]) => word)
    .join(' ')
  return [`${halves(pick())[0]} ${halves(pick())[1]}`, shuffled, `${pick()} ${pick()}`]
}

test(
  'garbled and recombined examples delete nothing that was not named with a word for it',
  {
    timeout: roundsTimeout,
  },
  () =>
    playRounds(60, (seed) => {
      for (const message of garbled(seed)) {
        const turn = { message, history: [], photos: [], household, today, now }
        for (const { type, items } of readMessage(turn).commands) {
          if (knownCommand(type)?.action !== 'remove') continue
          expect(message, JSON.stringify(items)).toMatch(removal)
          for (const item of items) {
            if (typeof item !== 'string') continue
            const words = nameKey(item.replace(/\(.*\)/, '').replace(/^.*: /, '')).split(' ')
            const spoken = ` ${nameKey(message).replaceAll('mayo ', 'mayonnaise ')} `
            expect(
              words.some((word) => spoken.includes(` ${word} `)),
              `${message} → ${item}`,
            ).toBe(true)
          }
        }
      }
    }),
)
