const words: Readonly<Record<string, string>> = {
  Fridge: 'fridge refrigerator icebox',
  Freezer: 'freezer',
  Counter: 'counter countertop worktop bench windowsill sideboard',
  Pantry: 'pantry cupboard cabinet larder shelf',
}

/** The places of every kitchen by the words for them. */
export const placeByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([place, names]) => names.split(' ').map((name) => [name, place])),
)

const place = `(${[...placeByWord.keys()].join('|')})`
const atEnd = new RegExp(`^(.+?),? (?:in|into|on|onto) (?:the|our|my) ${place}$`, 'i')
const alone = new RegExp(
  `^(?:(?:in|into|on|onto|for) )?(?:(?:the|our|my) )?(?:${place}|frozen)$`,
  'i',
)
const inBrackets = /^(.+?) ?\(([^()]{1,40})\)$/

/** 'Freezer', 'in the freezer' and 'frozen', with nothing else. */
export function placeAlone(text: string): string | undefined {
  const found = alone.exec(text)
  return found ? placeByWord.get(found[1]?.toLowerCase() ?? 'freezer') : undefined
}

/** 'Peas in the freezer' and 'peas (freezer)': the peas, and where they are kept. */
export function takePlace(text: string): { rest: string; location?: string } {
  const [, named, remark = ''] = inBrackets.exec(text) ?? []
  const remarked = placeAlone(remark)
  if (named && remarked) return { rest: named, location: remarked }
  const [, rest, word = ''] = atEnd.exec(text) ?? []
  const location = placeByWord.get(word.toLowerCase())
  return rest && location ? { rest, location } : { rest: text }
}
