import { singular } from '../names.ts'
import { readLine } from './lineReading.ts'
import type { WrittenNumber } from './measures.ts'
import { isEnglishUnit } from './units.ts'
import { inPlural, isPlural } from './wordForms.ts'
import { inDecimals, isMany, isWeighed, writtenNumber } from './writtenAmounts.ts'

/** The line with its amounts multiplied, as people write them; all other words stay as they are. */
export function scaledLine(line: string, factor: number): string {
  if (!isFactor(factor)) return line
  const { amount, amountMax, numbers, lastWord } = readLine(line)
  const edits = editsOf(line, numbers, factor)
  // '1 egg' becomes '2 eggs'; a food behind a unit keeps its form.
  if (lastWord && amount !== null && !uncountable.has(lastWord.word)) {
    const { from, to } = lastWord
    const most = amountMax ?? amount
    edits.push({ from, to, text: counted(line.slice(from, to), most * factor, most) })
  }
  return edited(line, edits)
}

const isFactor = (factor: number) => factor !== 1 && Number.isFinite(factor) && factor > 0

export const scaledNumbers = (text: string, numbers: readonly WrittenNumber[], factor: number) =>
  isFactor(factor) ? edited(text, editsOf(text, numbers, factor)) : text

const editsOf = (line: string, numbers: readonly WrittenNumber[], factor: number): Edit[] =>
  numbers.flatMap((number) => editsOfOne(line, number, factor))

/** Foods without a plural. */
const uncountable = new Set(
  'anise broccoli spinach garlic celery fennel asparagus fish salmon shrimp squash bok choy lettuce cauliflower mint basil parsley coriander cilantro'.split(
    ' ',
  ),
)

type Edit = { from: number; to: number; text: string }

function editsOfOne(
  line: string,
  { value, from, to, unit }: WrittenNumber,
  factor: number,
): Edit[] {
  const scaled = value * factor
  const before = line.slice(from, to)
  const said = numberLike(before, scaled, unit?.name ?? null)
  // '400g tin' has no number for its one tin, so one is put in front.
  const text = from === to ? `${said} x ` : said
  const edits = [{ from, to, text }]
  if (unit && isEnglishUnit(line.slice(unit.from, unit.to)))
    edits.push({
      from: unit.from,
      to: unit.to,
      text: counted(line.slice(unit.from, unit.to), scaled, value),
    })
  return edits
}

/** Writes decimals, fractions and a decimal comma as the line does. */
function numberLike(before: string, scaled: number, unit: string | null): string {
  const isDecimal = /\d[.,]\d/.test(before) && !/^\d{1,3}[.,]\d{3}$/.test(before)
  const isFraction = isWeighed(unit) && /[¼½¾⅐-⅞/⁄]|half|quarter/.test(before)
  const said = isDecimal
    ? inDecimals(scaled, unit === 'g' || unit === 'ml')
    : writtenNumber(scaled, isFraction ? null : unit)
  return /\d,\d{1,2}$/.test(before) ? said.replace('.', ',') : said
}

/** Changes a word's number if the amount passes from one to many, or back. */
function counted(word: string, scaled: number, before: number): string {
  if (isMany(scaled) === isMany(before)) return word
  return isMany(scaled) ? inPlural(word) : isPlural(word) ? matchCase(word) : word
}

/** 'Egg' for 'Eggs', 'egg' for 'eggs'. */
const matchCase = (word: string) => {
  const one = singular(word.toLowerCase())
  return word[0] === word[0]?.toUpperCase() ? one.charAt(0).toUpperCase() + one.slice(1) : one
}

function edited(line: string, edits: readonly Edit[]): string {
  let text = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < at) continue
    text += line.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + line.slice(at)
}
