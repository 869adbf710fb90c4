import { readExpiryDay } from './expiryDay.ts'

const words =
  /(?:^|[ (])(?:(?:(?:is |are )?good )?(?:until|till?|'til)|(?:best|use|sell|eat|good)(?: before| by)|exp(?:\.|ir(?:es|y|ing))?(?: on)?)[: ] ?(.{1,40}?)\)?$/i

/** 'ham until Friday': the ham, and its day as it was typed. Other words behind 'until' are a name's. */
export function takeExpiry(text: string, today: string): { rest: string; expiryDate?: string } {
  const found = words.exec(text)
  const typed = found?.[1]?.trim() ?? ''
  // A line's last dot may belong to the day: '21.11.'
  const said = [typed, `${typed}.`].find((day) => readExpiryDay(day, today) !== null)
  if (!found || !said) return { rest: text }
  return { rest: text.slice(0, found.index).trim(), expiryDate: said }
}
