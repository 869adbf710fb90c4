import { readUnit } from './measures.ts'
import { afterQualifiers } from './sizes.ts'
import type { Token } from './tokens.ts'
import { dimensionOf } from './units.ts'

/** The unit at a token, with words such as 'heaped' or 'large' in front of it. */
export function readQualifiedUnit(tokens: readonly Token[], at: number) {
  const next = afterQualifiers(tokens, at)
  const unit = readUnit(tokens, next)
  if (!unit || !isUnitHere(unit.name, tokens, unit.next)) return undefined
  return { unit, qualifiers: [at, next] as [number, number] }
}

const onlyWithOf = new Set(['side', 'part', 'round', 'measure', 'crown', 'flat', 'stack', 'plate'])
const ends = new Set([',', ';', ':', ')', '-', ''])

/** Cloves are a spice unless garlic follows; 'rib eye' and 'pot roast' begin with no unit. */
function isUnitHere(unit: string, tokens: readonly Token[], next: number): boolean {
  if (dimensionOf(unit) !== 'count') return true
  const word = tokens[next]?.word ?? ''
  if (ends.has(word) && !tokens[next]?.isNumber) return false
  if (unit === 'thumb') return word === 'of' || word.endsWith('ginger')
  if (unit === 'rib') return word === 'celery' || tokens[next + 1]?.word === 'celery'
  if (onlyWithOf.has(unit)) return word === 'of'
  if (unit === 'pot') return word !== 'roast'
  if (unit === 'fillet') return word !== 'steak' && word !== 'steaks'
  return unit !== 'roll' || word !== 'mix'
}
