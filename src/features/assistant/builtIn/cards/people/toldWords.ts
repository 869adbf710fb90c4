import { foodByWords } from '#shared/foods/foods.ts'
import { nearlyEqual } from '../../find/named.ts'
import { spokenWords, type Word, wordSet } from '../../normalise/words.ts'

/** Turns of speech that name something else than they mean. */
const idioms: readonly [RegExp, string][] = [
  [/’/g, "'"],
  [/[❤♥😍🥰😋👍💕🤤]\uFE0F?|<3/gu, ' loves '],
  [/[🤢🤮👎😖🤧]/gu, ' hates '],
  [/\b(is|are|goes|went|was|'s) nuts (?=about|for|over)/gi, '$1 crazy '],
  [/\b(?:bowl|plate|glass|cup|slice|piece|bit|spoon|bite)s? of (?=\w)/gi, ''],
  [/\bblood sugar\b/gi, 'blood test'],
  [/\s*=+>?\s*/g, ' is '],
]

/** Words that decide what is meant, which a slip of a finger must not hide. */
const deciding = wordSet(`
  likes loves hates dislikes enjoys allergic allergy intolerant favorite favourite doesnt prefers
  cannot
`)

function spelled(word: string): string {
  if (word.length < 5 || foodByWords(word)) return word
  return [...deciding].find((each) => nearlyEqual(word, each)) ?? word
}

/** The words of what is told of people. */
export const toldWords = (text: string): Word[] =>
  spokenWords(idioms.reduce((left, [idiom, plain]) => left.replace(idiom, plain), text)).map(
    (word) => ({ ...word, plain: spelled(word.plain) }),
  )
