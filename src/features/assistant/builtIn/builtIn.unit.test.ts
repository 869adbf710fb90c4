import { expect, test } from 'vitest'
import { dialogues } from './utterances/dialogues.ts'
import { measure } from './utterances/measure.ts'
import { menu } from './utterances/menu.ts'
import { peopleAndNotes } from './utterances/peopleAndNotes.ts'
import { pantry, shopping } from './utterances/shopping.ts'
import { silence } from './utterances/silence.ts'

test.each(Object.entries({ shopping, pantry, menu, peopleAndNotes, silence, dialogues }))(
  '%s: at least 95 of 100 are read right, and nothing is lost by mistake',
  async (_, utterances) => {
    const wrong = await measure(utterances)
    expect(wrong.filter(({ destructive }) => destructive)).toEqual([])
    expect(wrong.length / utterances.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(
      0.05,
    )
  },
)
