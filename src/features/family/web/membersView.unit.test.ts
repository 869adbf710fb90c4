import { describe, expect, test } from 'vitest'
import { familyMember } from '#features/family/family.factory.ts'
import { searchFor } from '#shared/search.ts'
import { linesOf } from '#shared/textLines.ts'
import { landingPlace, shiftOf } from '#web/lib/dragging/dragGeometry.ts'
import type { FamilyMember } from '../family.contract.ts'
import { textsOf, withMoves } from './membersView.ts'

const member = (given: Partial<FamilyMember>): FamilyMember => ({
  ...familyMember(),
  role: 'Parent',
  id: 1,
  version: 1,
  createdAt: '',
  updatedAt: '',
  sortOrder: 0,
  isActive: true,
  ...given,
})

test.each([
  ['Salmon', ['Salmon']],
  ['• Salmon\n• Any soup\n•Lentils', ['Salmon', 'Any soup', 'Lentils']],
  ['Salmon • Any soup•Lentils', ['Salmon', 'Any soup', 'Lentils']],
  ['- Salmon\n* Soup\n· Peas\n-Beans', ['Salmon', 'Soup', 'Peas', 'Beans']],
  ['  - Salmon  \n\n \n•\n• ', ['Salmon']],
  ['Low-fat, sugar-free\n5 * 2', ['Low-fat, sugar-free', '5 * 2']],
  ['-5 pounds by summer', ['-5 pounds by summer']],
])('%j is read as the lines %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

test('search looks at everything that is written of a member, whatever the case', () => {
  const mom = member({})
  for (const word of ['mom', 'PARENT', ' fiber ', 'soup', 'cilan', '']) {
    expect(searchFor(word).matches([mom], textsOf), word).toEqual([mom])
  }
  expect(searchFor('null').matches([member({ role: null })], textsOf)).toEqual([])
})

test('moves that are under way stand on top of the list, also when they have arrived', () => {
  const list = [1, 2, 3].map((id) => member({ id }))
  const moves = [
    { id: 1, to: 1 },
    { id: 1, to: 2 },
  ]
  const ids = (members: FamilyMember[]) => members.map(({ id }) => id)
  expect(ids(withMoves(list, moves))).toEqual([2, 3, 1])
  expect(ids(withMoves(withMoves(list, moves), moves))).toEqual([2, 3, 1])
  expect(ids(withMoves(list, [{ id: 9, to: 0 }]))).toEqual([1, 2, 3])
})

describe('a dragged card', () => {
  // A tall one between two short ones, 10 apart.
  const slots = [
    { top: 0, height: 50 },
    { top: 60, height: 200 },
    { top: 270, height: 50 },
  ]

  test.each([
    [0, 0, 0],
    [0, 100, 0],
    [0, 120, 1],
    [0, 260, 2],
    [2, -30, 2],
    [2, -120, 1],
    [2, -260, 0],
    [1, 40, 2],
    [1, -40, 0],
    [1, -9_999, 0],
    [1, 9_999, 2],
  ])('from %i by %i pixels lands at %i', (from, offset, to) => {
    expect(landingPlace(slots, from, offset)).toBe(to)
  })

  test('pushes aside those it passed, by its own height', () => {
    const shifts = (from: number, to: number) => slots.map((_, n) => shiftOf(slots, from, to, n))
    expect(shifts(0, 2)).toEqual([0, -60, -60])
    expect(shifts(2, 1)).toEqual([0, 60, 0])
    expect(shifts(1, 1)).toEqual([0, 0, 0])
  })
})
