const goingOn = '(?:(?:oh|and|also|plus|then|but|so|&)\\s+)'
const joint = new RegExp(
  `[.!?;]+\\s+${goingOn}*|[.!?;]*\\n\\s*|\\s+[-–—]\\s+|,?\\s+${goingOn}+|,\\s+`,
  'gi',
)

const most = 20

/** Where one part of a message ends, and the next one begins. */
export const jointsIn = (text: string): { to: number; next: number }[] =>
  Array.from(text.matchAll(joint), ({ index, 0: sign }) => ({
    to: index,
    next: index + sign.length,
  })).slice(0, most)

/** All parts of a message between which another wish may begin, as they stand there. */
export function partsOf(text: string): string[] {
  const ends = jointsIn(text)
  const starts = [0, ...ends.map(({ next }) => next)]
  return starts
    .map((from, n) => text.slice(from, ends[n]?.to ?? text.length))
    .filter((part) => /\p{L}/u.test(part))
}

/** The sentences and lines of a message. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n+/).filter((part) => /\p{L}/u.test(part))

const planning =
  /[,.;]\s+(?:and |then |so )?(?=(?:please )?plan (?:\w+ )?(?:dinner|meal|lunch|the week|our week)s?\b)/i

/** 'We bought rice, plan dinners till Friday': what stands before a wish for a plan, and that wish. */
export function planApart(text: string): [before: string, plan: string] | undefined {
  const found = planning.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : undefined
}
