import { memoized } from './memoized.ts'
import { singular, withoutAccents } from './names.ts'
import { oncePer } from './oncePer.ts'
import type { Search, TextsOf } from './plainSearch.ts'

/** What the lexicon knows; screens load it when somebody searches. */
export type FoodWords = {
  isFood: (word: string) => boolean
  /** All names of the food that is called, or begins, like this. */
  namesOf: (words: string) => readonly string[]
}

type Word = { forms: readonly string[]; synonyms: readonly Phrase[]; mayBeMisspelled: boolean }

/** Words that must all occur. */
type Phrase = readonly string[]

type Wanted = { key: string; words: readonly Word[]; synonyms: readonly Phrase[] }

function wantedIn(text: string, foods?: FoodWords): Wanted {
  const words = wordsOf(text)
  const synonymsOf = (name: string) => foods?.namesOf(name).map(wordsOf) ?? []
  return {
    key: words.map(oneOf).join(' '),
    words: words.map((word) => ({
      forms: [...new Set([word, oneOf(word)])],
      synonyms: synonymsOf(word),
      mayBeMisspelled: /^\p{L}{4,}$/u.test(word) && !foods?.isFood(word),
    })),
    synonyms: words.length > 1 ? synonymsOf(words.join(' ')) : [],
  }
}

/** Texts share most of their words. */
const oneOf = memoized(singular, 20_000)

/** Texts without accents, which most are, are divided in half the time. */
const wordsOf = (text: string): string[] =>
  (/[^\s -~]/.test(text)
    ? withoutAccents(text).match(/[\p{L}\p{N}\p{S}%]+/gu)
    : text
        .toLowerCase()
        .replaceAll("'", '')
        .match(/[a-z0-9$%+<=>^`|~]+/g)) ?? []

/** A record's words, also in the singular; `name` and `all` have them between spaces. */
type Texts = { key: string; name: string; all: string; words: readonly string[] }

const withSingulars = (words: readonly string[]) => [...new Set([...words, ...words.map(oneOf)])]

function readTexts([name, ...others]: readonly (string | null)[]): Texts {
  const own = wordsOf(name ?? '')
  const words = withSingulars([...own, ...others.flatMap((text) => wordsOf(text ?? ''))])
  return {
    key: own.map(oneOf).join(' '),
    name: ` ${withSingulars(own).join(' ')} `,
    all: ` ${words.join(' ')} `,
    words,
  }
}

/** The texts of one kind of record are read once a record. */
const readerFor = oncePer(<T extends object>(textsOf: TextsOf<T>) =>
  oncePer((record: T) => readTexts(textsOf(record))),
)

/** A wrong letter is forgiven where nothing matches otherwise. */
export function searchFor(text: string, foods?: FoodWords): Search {
  const wanted = wantedIn(text, foods)

  function ranked<T extends object>(list: readonly T[], textsOf: TextsOf<T>) {
    const texts = readerFor(textsOf)
    const found: { record: T; rank: number }[] = []
    for (const record of list) {
      const rank = rankOf(wanted, texts(record))
      if (rank !== undefined) found.push({ record, rank })
    }
    if (found.length > 0 || !wanted.words.some(({ mayBeMisspelled }) => mayBeMisspelled)) {
      return found
    }
    return list
      .filter((record) => isNear(wanted, texts(record)))
      .map((record) => ({ record, rank: 0 }))
  }

  return {
    matches: (list, textsOf) => ranked(list, textsOf).map(({ record }) => record),
    bestFirst: (list, textsOf) =>
      ranked(list, textsOf)
        .sort((a, b) => a.rank - b.rank)
        .map(({ record }) => record),
  }
}

/** 0 for the very name, more for what is further from it, undefined for no match. */
function rankOf(search: Wanted, texts: Texts): number | undefined {
  if (search.words.length === 0 || texts.key === search.key) return 0
  let rank = 1
  for (const word of search.words) {
    const own = rankOfWord(word, texts)
    if (own === undefined) return search.synonyms.some(occursIn(texts)) ? synonym : undefined
    rank += own
  }
  return rank
}

const synonym = 4

function rankOfWord({ forms, synonyms }: Word, texts: Texts): number | undefined {
  if (!forms.some((form) => texts.all.includes(form))) {
    return synonyms.some(occursIn(texts)) ? synonym : undefined
  }
  if (forms.some((form) => texts.name.includes(` ${form} `))) return 0
  if (forms.some((form) => texts.name.includes(` ${form}`))) return 1
  return forms.some((form) => texts.name.includes(form)) ? 2 : 3
}

const occursIn =
  ({ all }: Texts) =>
  (phrase: Phrase) =>
    phrase.every((word) => all.includes(` ${word} `))

function isNear(search: Wanted, texts: Texts): boolean {
  return search.words.every(
    (word) =>
      rankOfWord(word, texts) !== undefined ||
      (word.mayBeMisspelled &&
        texts.words.some((each) => word.forms.some((form) => nearlyBegins(each, form)))),
  )
}

/** Whether a word begins like this but for one letter that is wrong, extra, missing or swapped. */
function nearlyBegins(word: string, typed: string): boolean {
  if (word.length < typed.length - 1) return false
  let same = 0
  while (same < typed.length && word[same] === typed[same]) same += 1
  const goesOn = (typedFrom: number, wordFrom: number) =>
    word.startsWith(typed.slice(typedFrom), wordFrom)
  const isSwapped = word[same] === typed[same + 1] && word[same + 1] === typed[same]
  return (
    goesOn(same + 1, same + 1) ||
    goesOn(same + 1, same) ||
    goesOn(same, same + 1) ||
    (isSwapped && goesOn(same + 2, same + 2))
  )
}
