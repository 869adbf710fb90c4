import { isClosed } from '../normalise/closedWords.ts'
import { capitalised, enumerated } from '../normalise/plainText.ts'
import { type Reading, type Scene, say } from '../reading.ts'
import { answered } from './answered.ts'
import { readQuestion } from './question.ts'

export const ofEatersAsked =
  /^\W*(?:(?:so|and|ok|well|then|hm+)\W+)*(?:what|which (?:of )?(?:(?:our|the|my) )?(?:recipes|dishes|meals|dinners)|(?:what|which) (?:can|could) we (?:make|cook) that) (?:can|could|may) (?<who>[^?.;!]{2,60}?)(?<together>(?: (?:both|all|together|safely|still))*) (?:eat|have)(?: (?:both|all|together|safely|then|from (?:our|the|my) (?:recipes|recipe book|cookbook|book)))*\W*$/i

const everyone = /^(?:we|us|everyone|everybody|all of us|the (?:whole |entire )?family)$/i
const pronoun = /^(?:i|we|you|he|she|they|it|one)\b/i

/** 'What can Mia and Leo both eat?', 'which recipes can we all eat?': what nobody of them must avoid. */
export function eatenByAll(text: string, scene: Scene): Reading | undefined {
  const { who = '', together = '' } = ofEatersAsked.exec(text)?.groups ?? {}
  if (/\bnot\b|n't\b/.test(who)) return undefined
  const active = scene.household.members.filter(({ isActive }) => isActive)
  const isOfAll = everyone.test(who) && (!/^(?:we|us)$/i.test(who) || /\ball\b/i.test(together))
  const people = isOfAll ? active : readQuestion(who, scene).people
  if (people.length > 1) {
    const names = enumerated(people.map(({ name }) => name))
    return answered(`which recipes can ${names} eat?`, scene)
  }
  const isNamed = /^[\p{L}'-]+[^s]$/u.test(who) && !isClosed(who.toLowerCase())
  if (people.length > 0 || pronoun.test(who) || !isNamed) return undefined
  const name = capitalised(who)
  return say(
    `I don't know **${name}** yet. Tell me what's true of them, such as “${name} must avoid gluten”.`,
  )
}
