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

const atEnd = new RegExp(
  `^(.+?),? (?:in|into|on|onto) (?:the|our|my) (${[...placeByWord.keys()].join('|')})$`,
  'i',
)

/** 'Peas in the freezer': the peas, and where they are kept. */
export function takePlace(text: string): { rest: string; location?: string } {
  const [, rest, word = ''] = atEnd.exec(text) ?? []
  const location = placeByWord.get(word.toLowerCase())
  return rest && location ? { rest, location } : { rest: text }
}
