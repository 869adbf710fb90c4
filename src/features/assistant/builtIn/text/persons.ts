import { anyOf } from '#shared/anyOf.ts'
import type { Clause } from './clauses.ts'

const introduces =
  /^(?:(?:my|our) )?([A-Za-z][a-z]+(?: [A-Z][a-z]+)?|(?:my |our )(?:mother|father|sister|brother|friend|niece|nephew|cousin|aunt|uncle)(?:[- ]in[- ]laws?)?(?: [A-Z][a-z]+)?) (?:is |are |'s |will be )?(?:coming|visiting|comes|visits|joins|joining|staying|stays|moving in|over|here|eating with us|having dinner with us)\b/
const nobody =
  /^(?:the|dinner|lunch|milk|food|company|nobody|someone|everyone|we|i|it|there|what|who|he|she|they|this|that)$/i
const subjectOf =
  /^([A-Z][a-z]+)(?:'s| (?:is|was|has|hates|loves|likes|dislikes|doesn't|wants|needs|can't|cannot|won't|eats|prefers|will|comes|visits|enjoys|avoids|got|turned|became))\b/
const predicate =
  /^(?:(?:and|but|also|really) )*(?:hates|loves|likes|dislikes|doesn't (?:like|eat)|won't eat|can't (?:eat|stand|have)|prefers|is allergic|avoids|wants to|enjoys)\b/i
const pronoun = /^(?:(?:and|but|so) )?(?:he|she|they)(?=\s|'s|'re)/i

const possessive =
  /\b(?:her|his|their)(?= (?:likes?|dislikes?|list|goals?|limits?|allerg(?:y|ies)|preferences|profile|favou?rites?)\b)/i

/** 'Grandma is coming, she is vegetarian': who is meant by 'she' is said with the name. */
export function withPersonsNamed(clauses: readonly Clause[], members: readonly string[]): Clause[] {
  const memberFirst = new RegExp(`^(${anyOf(members) || '-'})(?='s|\\s)`, 'i')
  let person = ''
  return clauses.flatMap((clause, n) => {
    const [, name = ''] = introduces.exec(clause.text) ?? []
    if (name !== '' && !nobody.test(name)) {
      person = name
      // Said only to introduce somebody.
      if (pronoun.test(clauses[n + 1]?.text ?? '')) return []
    } else {
      const subject = subjectOf.exec(clause.text)?.[1] ?? memberFirst.exec(clause.text)?.[1] ?? ''
      if (subject !== '' && !nobody.test(subject) && !pronoun.test(clause.text)) person = subject
    }
    if (person !== '' && possessive.test(clause.text)) {
      return [{ ...clause, text: clause.text.replace(possessive, `${person}'s`) }]
    }
    if (person !== '' && predicate.test(clause.text)) {
      return [{ ...clause, text: `${person} ${clause.text}` }]
    }
    return person !== '' && pronoun.test(clause.text)
      ? [
          {
            ...clause,
            text: clause.text.replace(pronoun, person).replace(/^(\S+(?: \S+)?) are\b/, '$1 is'),
          },
        ]
      : [clause]
  })
}
