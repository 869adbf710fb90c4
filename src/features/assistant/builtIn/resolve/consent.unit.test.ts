import { expect, test } from 'vitest'
import type { EarlierMessage } from '../../turn.ts'
import { household } from '../examples/household.factory.ts'
import { now, today } from '../examples/householdMeals.factory.ts'
import { readMessage } from '../readMessage.ts'

/** What is made of the last of some messages; what the others proposed waits. */
function read(...said: string[]) {
  const history: EarlierMessage[] = []
  for (const message of said) {
    const reading = readMessage({ message, history, photos: [], household, today, now })
    if (message === said.at(-1)) return reading
    const proposals = reading.commands.map((each, n) => ({
      ...each,
      id: history.length + n,
      status: 'pending' as const,
    }))
    history.push({ role: 'user', content: message, proposals: [] })
    history.push({ role: 'assistant', content: reading.says.join(), proposals })
  }
  throw new Error('nothing was said')
}

test.for(['ok', 'yes', 'yes please', 'sounds good', 'approve', 'do it', 'Perfect!'])(
  '%s says how a card that waits is approved, and proposes nothing',
  (said) => {
    for (const before of [
      ['put mangos on the list'],
      ['plan penne for saturday lunch', 'no, sunday'],
    ]) {
      const { commands, says } = read(...before, said)
      expect({ commands, says: says.join() }).toEqual({
        commands: [],
        says: 'Press Approve on the card, and it is done.',
      })
    }
  },
)

test.for(['Junior likes rice', 'Dad hates blue cheese'])(
  '%s is noted already, whatever was talked of before',
  (said) => {
    const { commands, says } = read('put honey on the list', said)
    expect(commands).toEqual([])
    expect(says.join()).toContain("It's noted already that")
  },
)

test('who no longer likes something still dislikes it', () => {
  expect(JSON.stringify(read('Maya no longer likes mushrooms').commands)).not.toContain('DELETE')
})
