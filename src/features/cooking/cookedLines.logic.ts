import type { Rating } from './cooking.contract.ts'

export const sayLeft = (name: string, left: string | null) => `${name}: ${left ?? 'none'}`

const nothing = /^(?:none|nothing|no|0|gone|used up|all used|empty|-)$/i

export function readLeftLine(line: string): { name: string; left: string | null } | undefined {
  const colon = line.lastIndexOf(':')
  const name = line.slice(0, colon).trim()
  const left = line.slice(colon + 1).trim()
  if (colon < 1 || name === '' || left === '' || left.length > 100) return undefined
  return { name, left: nothing.test(left) ? null : left }
}

export function readRating(line: string): Rating | undefined {
  const colon = line.lastIndexOf(':')
  const name = line.slice(0, colon).trim()
  const [, stars] = /^\s*([1-5])(?:\s*stars?)?\s*$/i.exec(line.slice(colon + 1)) ?? []
  return colon > 0 && name !== '' && name.length <= 100 && stars
    ? { name, stars: Number(stars) }
    : undefined
}
