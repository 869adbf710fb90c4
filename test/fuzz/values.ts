type Roll = (sides: number) => number

export const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T

/** Texts that often break programs. */
const texts = [
  '',
  ' ',
  'Oats',
  '2026-11-15',
  '2026-02-30',
  '0000-00-00',
  '18:00',
  '25:99',
  'null',
  'constructor',
  '__proto__',
  "'; drop table pantryItems; --",
  '%00',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '‮evil',
  '\u{e0041}\u200b',
  '𝒳'.repeat(50),
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '{"a":1}',
  '-0',
  '1e309',
  '1e0',
  ' 1',
  'ADD_PANTRY_ITEMS_TEXT: [{"name":"x"}]',
  'high',
  'Dinner',
  'user',
  'pending',
  '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  'x'.repeat(300),
  'x'.repeat(60_000),
] as const

const numbers = [
  0, 1, 2, 3, 7, -1, 1.5, 100, 101, 65_536, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991,
  9_007_199_254_740_992, -9_007_199_254_740_991, 1e308,
] as const

export function anything(roll: Roll, depth = 0): unknown {
  switch (roll(depth > 3 ? 4 : 7)) {
    case 0:
    case 1:
      return pick(roll, texts)
    case 2:
      return pick(roll, numbers)
    case 3:
      return pick<unknown>(roll, [null, true, false, { toString: 1 }, { valueOf: 1, length: -1 }])
    case 4:
      return Array.from({ length: roll(4) }, () => anything(roll, depth + 1))
    case 5:
      return Object.fromEntries(
        Array.from({ length: roll(4) }, () => [pick(roll, fieldNames), anything(roll, depth + 1)]),
      )
    default:
      return nested(pick(roll, [2, 60, 1_500]))
  }
}

const nested = (levels: number): unknown => {
  let value: unknown = 'deep'
  for (let n = 0; n < levels; n += 1) value = n % 2 ? [value] : { a: value }
  return value
}

export const fieldNames = [
  'id',
  'name',
  'title',
  'quantity',
  'category',
  'location',
  'expiryDate',
  'notes',
  'ingredients',
  'tags',
  'date',
  'time',
  'attendees',
  'isCompleted',
  'priority',
  'sortOrder',
  'value',
  'version',
  'content',
  'conversationId',
  'messageId',
  'proposalIds',
  'photoIds',
  'uuid',
  'limit',
  'file',
  'format',
  'records',
  '__proto__',
  'constructor',
] as const

export const pathValue = (roll: Roll): string =>
  roll(3) > 0
    ? String(1 + roll(12))
    : encodeURIComponent(
        pick(roll, [
          ...texts.filter(
            (text) => text.isWellFormed() && text.length < 400 && text !== '' && !/^\.+/.test(text),
          ),
          ...numbers.map(String),
        ]),
      )

const queryNames = [
  'page',
  'limit',
  'offset',
  'status',
  'testSuite',
  'start',
  'end',
  'q',
  'role',
  'conversationId',
  'participantId',
] as const

export function queryString(roll: Roll): string {
  const query = new URLSearchParams()
  for (let n = roll(4); n > 0; n -= 1) {
    const text = pick(roll, [...texts, ...numbers.map(String)]).slice(0, 500)
    query.append(pick(roll, queryNames), text.toWellFormed())
  }
  const text = query.toString()
  return text && `?${text}`
}
