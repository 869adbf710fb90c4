import { expect, test } from 'vitest'
import { takenBack } from '../../turn.ts'
import { piecesWithoutThoughts } from './readablePieces.ts'

test.for([
  [
    ['They want milk', '. </thi', 'nk>\n\nMilk', ' is here.'],
    ['They want milk', '. ', takenBack, 'Milk', ' is here.'],
  ],
  [['A thought</thinking> Yes.'], [takenBack, 'Yes.']],
  [
    ['1 < 2, </', 'b>'],
    ['1 < 2, ', '</b>'],
  ],
  [['so <'], ['so ', '<']],
])('%j is told as %j', ([given = [], told]) => {
  const pieces = piecesWithoutThoughts()
  const heard = [...given.flatMap(pieces.next), ...pieces.rest()]
  expect(heard.filter((piece) => piece !== '')).toEqual(told)
})
