import { memoized } from '../memoized.ts'
import { nameKey, singular, withoutAccents } from '../names.ts'
import { beginsName, type Food, foodByWords, mostWords } from './foods.ts'

export type FoundFood = { food: Food; written: string }

/** Text between signs or 'and'; a 'no' or 'free' in it applies to its own foods only. */
export type Segment = {
  /** In the singular. */
  words: readonly string[]
  foods: readonly FoundFood[]
  /** Foods that the segment says are absent: 'gluten-free', 'no nuts'. */
  without: readonly FoundFood[]
}

type Word = { written: string; key: string; isSign: boolean }

const wordsOf = (text: string): Word[] =>
  Array.from(withoutAccents(text).matchAll(/[\p{L}\p{N}%]+|[^\p{L}\p{N}%\s-]/gu), ([written]) => ({
    written,
    key: singular(written),
    isSign: !/[\p{L}\p{N}%]/u.test(written),
  }))

/** The longest food name that begins at a word: 'coconut milk' is no milk. */
function foodAt(
  words: readonly Word[],
  start: number,
): (FoundFood & { length: number }) | undefined {
  const first = words[start]
  if (!first || !(beginsName(first.written) || beginsName(first.key))) return undefined
  for (let length = Math.min(mostWords, words.length - start); length > 0; length -= 1) {
    const part = words.slice(start, start + length)
    if (part.some(({ isSign }) => isSign)) continue
    const written = part.map((word) => word.written).join(' ')
    const food = foodByWords(written, part.map(({ key }) => key).join(' '))
    if (food) return { food, written, length }
  }
  return undefined
}

export const segmentsOf = memoized((text: string): readonly Segment[] => {
  const words = wordsOf(text)
  const segments: { words: string[]; foods: FoundFood[]; without: FoundFood[] }[] = []
  let open = { words: [] as string[], foods: [] as FoundFood[], without: [] as FoundFood[] }
  const close = () => {
    if (open.words.length > 0) segments.push(open)
    open = { words: [], foods: [], without: [] }
  }
  for (let at = 0; at < words.length; ) {
    const found = foodAt(words, at)
    const word = words[at]
    if (!word) break
    if (!found) {
      const stem = /^(.{3,})less$/.exec(word.written)?.[1] ?? ''
      const lacked = foodByWords(stem)
      if (lacked) open.without.push({ food: lacked, written: stem })
      else if (word.isSign || word.written === 'and' || word.written === 'or') close()
      else open.words.push(word.key)
      at += 1
      continue
    }
    const before = words[at - 1]?.written ?? ''
    const after = words[at + found.length]?.written ?? ''
    const isFree = after === 'free' && words[at + found.length + 1]?.written !== 'range'
    const isDenied = before === 'no' || before === 'without' || isFree
    if (isDenied) open.without.push(found)
    else {
      open.foods.push(found)
      open.words.push(...nameKey(found.written).split(' '))
    }
    at += found.length
  }
  close()
  return segments
}, 30_000)

/** All foods that a text names, including those it says are absent. */
export const foodsIn = (text: string): FoundFood[] =>
  segmentsOf(text).flatMap(({ foods, without }) => [...without, ...foods])
