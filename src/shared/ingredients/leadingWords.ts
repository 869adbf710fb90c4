import { articles } from './continentalUnits.ts'
import { type Leading, noAmount } from './leading.ts'
import { readLeadingNumber } from './leadingAmount.ts'
import type { WrittenNumber, WrittenUnit } from './measures.ts'
import { readNumber } from './numbers.ts'
import { readQualifiedUnit } from './qualifiedUnit.ts'
import { afterSizes } from './sizes.ts'
import type { Token } from './tokens.ts'

const bullets = /^[-•*·▢☐□▪▫◦●○■✓✔☑+–—#>_]$/

/** Skips the bullet or checkbox in front of a line. */
export function afterBullets(tokens: readonly Token[]): number {
  let at = 0
  while (bullets.test(tokens[at]?.text ?? '') && tokens[at + 1]) at += 1
  return tokens[at]?.text === '[' && tokens[at + 1]?.text === ']' ? at + 2 : at
}

/** Units that may begin a line without a number: 'handful parsley', 'pinch salt'. */
const uncounted = new Set(
  'pinch handful bunch knob dash splash drizzle squeeze sprig piece grating glug dollop sprinkle sprinkling drop smidgen bag sachet pack packet swig'.split(
    ' ',
  ),
)

const words = (tokens: readonly Token[], at: number, many: number) =>
  tokens
    .slice(at, at + many)
    .map(({ word }) => word)
    .join(' ')

/** Vague amounts: 'a few', 'some'. */
const open =
  /^(?:(?:just )?(?:a (?:few|little|bit of|good bit of|lot of)|few|some|enough|several|plenty of|lots of|etwas|un peu de|un poco d[ei]|een beetje|extra|additional|any)) (?!virgin|light|firm|lean|large|sharp|mature|thick|hot)/

export function readLeading(tokens: readonly Token[], start: number): Leading {
  const part = readPartOf(tokens, start)
  if (part) return part.leading
  const number = readLeadingNumber(tokens, start)
  if (number) return number
  const said = `${words(tokens, start, 4)} `
  const vague = open.exec(said)
  if (vague) return vagueAmount(tokens, start, vague[0].trim().split(' ').length)
  if (/^(?:a|an|the) (?:half|quarter|third|couple)\b/.test(said)) {
    const fraction = readLeading(tokens, start + 1)
    return said.includes('couple') ? pair(tokens, start, start + 2) : afterArticle(tokens, fraction)
  }
  if (/^couple /.test(said)) return pair(tokens, start, start + 1)
  if (/^(?:a|an) /.test(said) || articles.test(said)) return single(tokens, start)
  return bareUnit(tokens, start) ?? noAmount(start)
}

/** 'juice of', 'finely grated zest and juice of', 'leaves from', in front of the bought food. */
const partOf =
  /^(?:the )?(?:(?:freshly|finely|coarsely) )?(?:(?:grated|squeezed|fresh|pared|strained) )?(?:juice|zest|rind|peel|leaves|seeds|kernels|pulp|flesh|meat)(?: (?:and|&|,|\/|\+) (?:finely )?(?:grated )?(?:juice|zest|rind|peel))?(?: (?:of|from))?(?= )/

function readPartOf(tokens: readonly Token[], start: number) {
  const found = partOf.exec(`${words(tokens, start, 9)} `)?.[0]
  if (!found) return undefined
  const next = start + found.split(' ').length
  const isOf = / (?:of|from)$/.test(found)
  const leading = readLeading(tokens, next)
  if (leading.amount === null && !(isOf && tokens[next])) return undefined
  // 'Zest of lemon' has no amount, and the food is the lemon.
  return {
    leading: { ...leading, asides: [[start, next], ...leading.asides] as Leading['asides'] },
  }
}

function vagueAmount(tokens: readonly Token[], start: number, many: number): Leading {
  const next = start + many
  const counted = readQualifiedUnit(tokens, next)
  const asides: Leading['asides'] = [[start, counted?.qualifiers[1] ?? next]]
  return { ...noAmount(counted?.unit.next ?? next), unit: counted?.unit.name ?? null, asides }
}

/** Words in place of a number: 'a', 'a couple of'. */
const writtenAs = (
  tokens: readonly Token[],
  start: number,
  end: number,
  value: number,
  unit: WrittenUnit | null,
): WrittenNumber[] => [
  { value, from: tokens[start]?.from ?? 0, to: tokens[end - 1]?.to ?? 0, unit },
]

/** 'a couple of' */
function pair(tokens: readonly Token[], start: number, at: number): Leading {
  const next = tokens[at]?.word === 'of' ? at + 1 : at
  const counted = readQualifiedUnit(tokens, next)
  const numbers = writtenAs(tokens, start, next, 2, counted?.unit ?? null)
  const unit = counted?.unit.name ?? null
  return { ...noAmount(counted?.unit.next ?? next), amount: 2, unit, numbers }
}

/** 'a pinch of', 'a large onion' */
function single(tokens: readonly Token[], start: number): Leading {
  const at = start + 1
  if (readNumber(tokens, at)) return readLeading(tokens, at)
  const counted = readQualifiedUnit(tokens, at)
  const next = counted?.unit.next ?? afterSizes(tokens, at)
  const asides: Leading['asides'] = [[at, counted?.qualifiers[1] ?? next]]
  const numbers = writtenAs(tokens, start, at, 1, counted?.unit ?? null)
  return { ...noAmount(next), amount: 1, unit: counted?.unit.name ?? null, asides, numbers }
}

/** 'half a', 'three-quarters of a': the unit stands behind the article. */
export function afterArticle(tokens: readonly Token[], leading: Leading): Leading {
  if (leading.unit !== null || leading.amount === null) return leading
  let at = leading.next
  if (tokens[at]?.word === 'of' && /^an?$/.test(tokens[at + 1]?.word ?? '')) at += 1
  if (!/^an?$/.test(tokens[at]?.word ?? '')) return leading
  const one = single(tokens, at)
  const [number] = leading.numbers
  const unit = readQualifiedUnit(tokens, at + 1)?.unit ?? null
  const numbers = number ? [{ ...number, to: tokens[at]?.to ?? number.to, unit }] : []
  return {
    ...leading,
    unit: one.unit,
    next: one.next,
    asides: [...leading.asides, ...one.asides],
    numbers,
  }
}

/** 'knob butter', 'small bunch coriander', and any 'slices of' or 'can of'. */
function bareUnit(tokens: readonly Token[], start: number): Leading | undefined {
  const counted = readQualifiedUnit(tokens, start)
  if (!counted) return undefined
  const { unit, qualifiers } = counted
  const isOf = tokens[unit.next]?.word === 'of'
  if (!isOf && !uncounted.has(unit.name)) return undefined
  return { ...noAmount(unit.next), unit: unit.name, asides: [qualifiers] }
}
