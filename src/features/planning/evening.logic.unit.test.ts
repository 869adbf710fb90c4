import { expect, test } from 'vitest'
import { dinnerTime, eveningOf } from './cookingTime.logic.ts'

const at = (time: string | null, until: string | null = null, title = 'Swim') => ({
  title,
  date: '2026-11-16',
  time,
  until,
})

test.for([
  ['nothing', [], null, '18:00'],
  ['a whole day', [at(null)], null, '18:00'],
  ['something at noon', [at('12:00', '13:00')], null, '18:00'],
  ['something before', [at('16:00', '17:30')], null, '18:00'],
  ['something in the middle', [at('18:00', '19:00')], 30, '17:30'],
  ['something early', [at('17:00', '18:30')], 60, '19:00'],
  ['something late', [at('18:30', '20:30')], 60, '18:00'],
  ['two things', [at('17:00', '18:00'), at('19:00', '21:00', 'Choir')], 30, '18:30'],
  ['something without an end', [at('18:30')], 60, '18:00'],
] as const)('an evening with %s', ([, events, minutes, time]) => {
  const evening = eveningOf(events)
  expect(evening.minutes).toBe(minutes)
  expect(dinnerTime(evening, '18:00', 25)).toBe(time)
})
