import { type Word, wordSet } from '../../normalise/words.ts'

/** Words of 'Dad to shellfish', 'and Maya to nuts'. */
export const shortest = 4
export const pointing = wordSet('them it those that these')
const alike = wordSet('too also same likewise ditto both neither nor aswell')
const helping = wordSet('is are am does do can has have')
/** 'And granny lives here too' says nothing of what somebody before has. */
const doing = wordSet(
  'lives live living comes come coming eats eat stays joins visits moves works goes',
)

/** 'Maya too', 'and so is Dad' */
export const isLikewise = (said: readonly Word[]): boolean =>
  said.some(
    ({ plain }, n) =>
      (alike.has(plain) && !said.some((word) => doing.has(word.plain))) ||
      (plain === 'so' && helping.has(said[n + 1]?.plain ?? '')) ||
      (plain === 'as' && said[n + 1]?.plain === 'well') ||
      (plain === 'to' && n < shortest),
  )
