import { americanLines } from './americanLines.factory.ts'
import { britishLines } from './britishLines.factory.ts'
import { continentalLines } from './continentalLines.factory.ts'
import { laterLines } from './laterLines.factory.ts'
import { mixedLines } from './mixedLines.factory.ts'
import { otherLines } from './otherLines.factory.ts'

export type LabelledLine = {
  line: string
  amount: number | null
  amountMax: number | null
  unit: string | null
  food: string
}

const labelled = (table: string): LabelledLine[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', amounts = '', unit = '', food = ''] = row
        .split('|')
        .map((each) => each.trim())
      const [amount, amountMax] = amounts.split('-')
      return {
        line,
        amount: amount ? Number(amount) : null,
        amountMax: amountMax ? Number(amountMax) : null,
        unit: unit || null,
        food,
      }
    })

/** Our own lines in many styles, labelled by hand. */
export const ingredientLines: readonly LabelledLine[] = [
  ...labelled(americanLines),
  ...labelled(britishLines),
  ...labelled(otherLines),
  ...labelled(mixedLines),
  ...labelled(laterLines),
  ...labelled(continentalLines),
]
