import { withDishesWhole, withNamesShown } from './compoundNames.ts'
import { isRequest } from './mood.ts'
import { isOneThing, reworded } from './rewordings.ts'

/** One thing that a person says, as it was said. */
export type Clause = { text: string; isQuestion: boolean }

const longestClause = 700
const mostClauses = 40

const abbreviation =
  /\b(?:oz|lb|lbs|pkg|tsp|tbsp|approx|a\.m|p\.m|st|mr|mrs|dr|vs|etc|no|qt|pt|gal|ct)\.$/i

const bullet = /^(?:[-*•·–]|\d{1,2}[.)]|\[ ?\])\s+/

/** 'add to pantry', and the items below. */
const orderOnly =
  /^(?:please |can you |could you )*(?:add|put|buy|get|we need|need|put these|add these|add the following)(?: (?:to|in|on|into|from|at) (?:the |my |our )?[\w' ]{2,30})?$/i

/** Lines under a heading ('Buy:') belong to it, and so do bullets. */
function joinedLines(text: string): string[] {
  const lines: string[] = []
  let open = false
  for (const line of text.split('\n')) {
    const last = lines.at(-1)
    const isBullet = bullet.test(line)
    const isOrder = last !== undefined && isBullet && orderOnly.test(last)
    if (line === '') open = false
    else if (last !== undefined && (open || isOrder || (isBullet && /:$/.test(last)))) {
      const said = line.replace(bullet, '')
      if (isOrder) open = true
      if (isOrder) lines[lines.length - 1] = `${last}: ${said}`
      else lines[lines.length - 1] = /:$/.test(last) ? `${last} ${said}` : `${last}, ${said}`
    } else {
      lines.push(line.replace(bullet, ''))
      open = /:$/.test(line)
    }
  }
  return lines
}

function sentencesOf(line: string): Clause[] {
  const sentences: Clause[] = []
  let start = 0
  let quotes = 0
  for (let n = 0; n < line.length; n += 1) {
    const sign = line[n] ?? ''
    if (sign === '"') quotes += 1
    if (!/[.!?]/.test(sign) || quotes % 2 === 1) continue
    const next = line[n + 1] ?? ' '
    if (!/[\s"]/.test(next) || abbreviation.test(line.slice(Math.max(0, n - 6), n + 1))) continue
    sentences.push({ text: line.slice(start, n).trim(), isQuestion: sign === '?' })
    start = n + 1
  }
  sentences.push({ text: line.slice(start).trim(), isQuestion: false })
  return sentences.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

const verbs =
  "add|put|buy|get|grab|pick up|order|remove|delete|take|cross|scratch|drop|cancel|move|swap|switch|replace|plan|schedule|make|cook|remember|forget|rename|tick|check|mark|throw|toss|freeze|thaw|update|change|set|leave|keep|don't|do not|dont|tell|show|skip|include|restock|note|erase|clear|stock|never|push|postpone|log|save|write|store|use up|finish|used|ate|finished|threw|tossed|bought|ran out|please|can you|could you|would you|let's|schedule|need|found|moved|froze|opened|cooked|made|planned|added|picked up|drank|grabbed|cancelled|stick|stuck|uncheck|untick|unmark|call|stash|switch|rename"
const subjects =
  "(?:we|i|you|he|she|they|it|there|everyone|everybody|nobody|no one|someone)(?:'(?:re|m|s|ve|ll|d))? "
const clauseStart = new RegExp(
  `^(?:(?:then|also|please|so|now|next|we can|i can|just|really)\\s+)*(?:(?:${verbs}|hates|loves|likes|dislikes|doesn't|won't eat|prefers|is allergic|enjoys)\\b|${subjects}|(?:what|when|where|who|how|which|is there|are there|do we|does|did|should|shall)\\b)`,
  'i',
)

const statement =
  /^(?:(?:the|our|my|that|this|those|these) )?[\w'% -]{2,40}? (?:is|are|was|were|isn't|aren't|has|have|hates?|loves?|likes?|dislikes?|doesn't|does|don't|can't|won't|will|wants?|needs?|expires?|goes|go|went|runs?|serves?|should|must|eats?|prefers?|enjoys?|tastes?|ran|ordered|asked|gets?|avoids?)\b/i

const hasVerb = new RegExp(
  `^(?:(?:please|also|then|and|hey|ok|okay|so|now|can you|could you|would you|we|i|let's|we need to|i need to|just)[ ,]+)*(?:${verbs}|need|forgot|bought|got|picked up|ate|used|finished|threw|have|had|want)\\b|\\b(?:is|are|was|were|am|need|needs|bought|got|picked|have|has|had|ate|used|finished|threw|want|wants|hates?|loves?|likes?|dislikes?|doesn't|don't|can't|won't|ran|run|running|out of|low on|gone|expires?|should|must|eats?|prefers?|we're|we've|i'm|i've|there's|that's|it's|serves?|goes|went|tossed|asked|enjoys?|avoids?)\\b`,
  'i',
)

/** 'dinner Monday: shakshuka': a meal of its own. */
const headed =
  /^(?:(?:breakfast|brunch|lunch|dinner|supper|snack|dessert|tonight|today|tomorrow|tommorow|tmrw|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})\b[\w' ]{0,20}):\s/i

/** 'tacos on Monday and …' needs no verb to be a wish of its own. */
const isDated = (text: string): boolean =>
  dayWord.test(text) && !/^(?:instead|rather|nobody|no one|since|because|on|for)\b/i.test(text)
const dayWord = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|today)\b/i

const joints =
  /,? (?:oh and|and then|and also|and|but also|but|then|plus|also|so|while|yet|or else)\s+|, |;\s*|:\s+|\s[-–—]\s| (?=(?:(?:it|they) (?:was|were|smell(?:s|ed)|look(?:s|ed)|tast(?:es|ed)|went|got)|nobody (?:likes|eats|wants|ate|liked)|no one (?:likes|eats|wants|ate|liked)|mark (?:it|them)|we (?:have|need|already|still|don't)|i (?:have|already|don't)|get the|(?:put|add|take|move|cancel|delete|remove|grab|buy|get) (?:it|them|some)) )/gi

/** A sentence may go on without a comma, but not after a word that wants what follows. */
const runsOn = (before: string): boolean =>
  hasVerb.test(before) &&
  !/\b(?:that|if|because|when|since|like|think|says|said|as|so|how|what|know|until|before|after|while|and|but|or|please|pls|everything|anything|something|all|stuff|things|whatever|can|could|should|would|will|to|we|i|you|not|don't|never|the|than|where|why|who|which|whether|unless|though|also|then|just|still|really|make sure|remember|forget|hope|guess|believe|in case|case|time|day|next time|otherwise)$/i.test(
    before.trim(),
  )

const backward = new RegExp(
  `^(?:(?:please|then|so|can you|could you|just) )*(?:${verbs})(?: off| up| out)? (?:it|them|those)\\b`,
  'i',
)

const condition =
  /^(?:and |but |so |hey |ok |okay )*(?:if|unless|in case|suppose|assuming|whenever|as soon as)\b(?! you (?:can|could|don't mind|get a chance))/i

/** Taken apart where a new verb begins; lists of items stay with theirs. */
function clausesOf(sentence: string, names: readonly string[]): string[] {
  // What follows a condition belongs to it.
  if (condition.test(sentence) || isOneThing(sentence)) return [sentence]
  const whole = withDishesWhole(sentence, names)
  const parts: string[] = []
  let start = 0
  for (const joint of whole.matchAll(joints)) {
    const before = whole.slice(start, joint.index)
    const rest = whole.slice(joint.index + joint[0].length)
    // Inside quotes and brackets nothing begins.
    if (/^\s$/.test(joint[0]) && !runsOn(before)) continue
    if ((before.match(/"/g)?.length ?? 0) % 2 === 1) continue
    if (before.lastIndexOf('(') > before.lastIndexOf(')')) continue
    const contrast =
      /\bbut\b|^, $/i.test(joint[0]) &&
      /^(?:not|except|but not|rather than|instead of)\b/i.test(rest)
    // 'ginger: cross it off', 'no butter left, add it to the list'
    const refersBack = backward.test(rest)
    const isHeaded = headed.test(rest.slice(0, 40))
    const begins =
      !joint[0].startsWith(':') &&
      (hasVerb.test(before) || headed.test(before)
        ? clauseStart.test(rest) || statement.test(rest.slice(0, 80))
        : / and\b/i.test(joint[0]) && isDated(before) && clauseStart.test(rest))
    const excepts = /\b(?:everyone|everybody|all|nothing|anything|everything|nobody|no one)$/i.test(
      before,
    )
    const opposes = /\bbut\b/i.test(joint[0]) && !excepts
    const isAfterthought = /\boh and\b/i.test(joint[0])
    if (!begins && !isAfterthought && !contrast && !refersBack && !opposes && !isHeaded) continue
    if (before.trim() !== '') parts.push(before)
    start = joint.index + joint[0].length
  }
  parts.push(whole.slice(start))
  return parts.map((part) => withNamesShown(part).trim()).filter((part) => part !== '')
}

/** A message as the things it says, one after the other. `names` are those with an 'and' in them. */
export function readClauses(text: string, names: readonly string[]): Clause[] {
  const clauses: Clause[] = []
  for (const line of joinedLines(text)) {
    for (const sentence of sentencesOf(line)) {
      if (sentence.text.length > longestClause || clauses.length >= mostClauses) continue
      const text = reworded(sentence.text)
      const items = clauses.at(-1)
      // 'rye bread and mustard. add to list'
      if (items && !hasVerb.test(items.text) && orderOnly.test(text)) {
        clauses[clauses.length - 1] = { text: `${text}: ${items.text}`, isQuestion: false }
        continue
      }
      const parts = clausesOf(text, names)
      const isAsked = isRequest(text)
      clauses.push(
        ...parts.map((part, n) => ({
          text: part,
          // 'Can you remove the milk and add butter?' asks for both.
          isQuestion: sentence.isQuestion && n === parts.length - 1 && !(n > 0 && isAsked),
        })),
      )
    }
  }
  return clauses.slice(0, mostClauses)
}
