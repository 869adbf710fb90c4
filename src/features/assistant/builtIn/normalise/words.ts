import { singular, withoutAccents } from '#shared/names.ts'

/** A word or a sign of a message, with its place in the text. */
export type Word = {
  text: string
  /** In small letters and the singular. */
  key: string
  /** In small letters, without accents and apostrophes: 'doesnt', 'jalapenos'. */
  plain: string
  from: number
  to: number
  isSign: boolean
  /** Whether a sign separates it from the word before. Quotes and hyphens separate nothing. */
  afterSign: boolean
}

const pattern = /\d+(?:[.:/]\d+)+|[\p{L}\p{N}½¼¾⅓⅔]+(?:['&-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]|\n/gu
const separating = /[^\s'"“”*%-]|\s[-–]\s|\n/

/** All words and signs of a text. */
export function wordsOf(text: string): Word[] {
  let end = 0
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => {
    const small = word.toLowerCase()
    const isSign = !/[\p{L}\p{N}½¼¾⅓⅔]/u.test(word)
    const afterSign = separating.test(text.slice(end, index))
    if (!isSign) end = index + word.length
    return {
      text: word,
      key: singular(small.replace(/'s?$/, '')) || small,
      plain: withoutAccents(word),
      from: index,
      to: index + word.length,
      isSign,
      afterSign,
    }
  })
}

/** The words of a text without its signs. */
export const spokenWords = (text: string): Word[] => wordsOf(text).filter(({ isSign }) => !isSign)

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** A list of words, written as a text. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What stands between commas or on lines of its own. */
export const rowsOf = (text: string): string[] => text.trim().split(/\s*[,\n]\s*/)

/** Whether some words stand at a place, with no sign between them. */
export const standsAt = (words: readonly Word[], at: number, phrase: string): boolean =>
  phrase
    .split(' ')
    .every((part, n) => words[at + n]?.plain === part && (n === 0 || !words[at + n]?.afterSign))

/** Looks for any of several phrases; `~` stands for any ending, `…` for a few words between. */
export function phraseFinder(text: string) {
  const phrases = rowsOf(text)
    .map((each) => each.replaceAll('~', '[a-z]*').replaceAll('…', '.{0,24}'))
    .map((each) => new RegExp(` (?:${each}) `))
  return (words: readonly Word[]): boolean => {
    const said = ` ${words.map(({ plain }) => plain).join(' ')} `
    return phrases.some((phrase) => phrase.test(said))
  }
}

/** Whether a text has one of some phrases, which stand between commas or on lines of their own. */
export const saysAny = (phrases: string): RegExp =>
  new RegExp(`\\b(?:${rowsOf(phrases).join('|')})\\b`, 'i')
