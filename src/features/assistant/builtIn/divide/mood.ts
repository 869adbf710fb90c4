import { spokenWords, wordSet } from '../normalise/words.ts'
import { findDays } from '../spans/days.ts'

/** What is denied, or only told of somebody's words, leads to nothing. */
const verbs =
  'remove|delete|throw|toss|take|cancel|drop|clear|empty|plan|cross|scratch|bin|get rid|rename'
const notTo = "don'?t|do not|should(?:n'?t| not)|never|let'?s not|rather not|no need to"
const states = 'gone|finish(?:ed)?|used up|expired|empty|out of'
const denials: readonly RegExp[] = [
  new RegExp(`\\b(?:${notTo})(?: (?!forget)\\w+){0,3} (?:${verbs})\\b`, 'i'),
  new RegExp(`\\b(?:(?:is|are|was|have|has|did)(?:n'?t| not))(?: \\w+){0,2} (?:${states})\\b`, 'i'),
  /^(?:we|i|you)(?:'ve)? (?:have|got) (?:enough|plenty)\b[^,]*$/i,
  /^(?:please )?keep\b.*\bon (?:the|my|our) (?:list|menu|plan)\b/i,
  /^(?:get|take)\b.*\bout (?:of the (?:fridge|freezer)|to (?:soften|thaw|defrost|warm))/i,
  /\b(?:follow|do)\b.*\b(?:instructions|what(?:ever)?)\b.*\b(?:notes?|recipe)\b/i,
]
const parts = /(?<=[.!?;\n,])\s+|\s+(?=but\b)/i
/** 'Don't plan anything with eggplant for Junior' tells something. */
const isTelling = /\b(?:anything|any \w+|nothing|stuff) with\b/i

/** The text without the parts that deny something; empty where nothing else is said. */
export const withoutDenials = (text: string): string => {
  const all = text.split(parts)
  const kept = all.filter(
    (part) => isTelling.test(part) || !denials.some((denial) => denial.test(part)),
  )
  return kept.length === all.length ? text : kept.join(' ')
}

const instead =
  /^(?:no\W+)?not (?<denied>[\w' ]{2,30}?)(?:[,;] ?(?:but |i (?:said|meant) )?| (?:but|i (?:said|meant)) )(?=\w[^?]*$)/i

/** 'Not Tuesday, Thursday' behind a card: only the day that is meant instead counts. */
export const dayInstead = (text: string, today: string): string => {
  const denied = instead.exec(text)?.groups?.denied ?? ''
  return findDays(denied, today).length > 0 ? text.replace(instead, 'no, ') : text
}

const isAsked =
  /^(?:(?:hmm|um|so|ok|and)[, ]+)*(?:should|shall|can i|could i|may i|have we|did we|are we|is it time)\b/i
const isRequest =
  /^(?:(?:hmm|um|so|ok|hey|hi|please)[, ]+)*(?:(?:can|could|would|will)(?! it be)|how about|what about|why don'?t)\b/i
const interrogative =
  /^(?:(?:hmm|um|so|ok|and)[, ]+)*(?:is|are|who|whos|which|whens?|wheres?|what (?:can|may|must|does|do|did)(?:n'?t| not)? \w+)\b/i
/** '…, is that ok for Maya' */
const endsAsking = /, (?:is|are) (?:it|that|this|they|there)\b[^,.]*$|\?\s*$/i
const isHearsay = /\b(?:thinks?|supposedly|apparently|accidentally|said ["'“]|tell \w+ to)\b/i

/** Whether a message is a question by its form. */
export const isAsking = (text: string): boolean =>
  (interrogative.test(text) || endsAsking.test(text)) &&
  !isRequest.test(text) &&
  !/\b(?:can|could|will|would) you\b/i.test(text)

const considered =
  /^if (?!you\b|possible)|\b(?:only if|might|used to|imagine|on tv|in the (?:movie|film|show)|(?:maybe|perhaps) we should)\b/i
const unchanged =
  /\b(?:no change|no need to change|nothing to change|just so you know|knock knock|it stays)\b/i

/** Whether a message only considers something: then a card would be too much. */
export const isTentative = (text: string): boolean =>
  isAsked.test(text) ||
  considered.test(text) ||
  unchanged.test(text) ||
  (isAsking(text) && /^[^.!?;\n]+\??\s*$/.test(text))

export const isReported = (text: string): boolean => isHearsay.test(text)

/** The list that a removal names, which no other list can be meant by. */
export function listNamed(text: string): RegExp | undefined {
  if (/\b(?:from|off|out of) (?:the|my|our) (?:shopping |grocery )?list\b/i.test(text))
    return /SHOPPING/
  if (/\b(?:from|out of) (?:the|our) (?:pantry|fridge|freezer|cupboard)\b/i.test(text))
    return /PANTRY/
  return /\b(?:from|off) (?:the|our) (?:menu|meal plan|plan)\b/i.test(text) ? /MENU/ : undefined
}

/** Nothing is added by who wants something away. */
export const isRemoving = (text: string): boolean => removing.test(text) && !adding.test(text)
const removing =
  /^(?:(?:please|can you|could you|ok|hey)[, ]+)*(?:remove|delete|cancel|(?:throw|chuck) (?:out|away)|get rid of|forget(?! to\b)|(?:take|cross|scratch|strike|knock)\b.*\boff)\b[^,.;]*[.!]?$/i
const adding = /\b(?:and|then) (?:add|put|get|buy)\b/i

const losses = wordSet(`
  remove delete erase wipe take taken took cross scratch strike drop rid throw threw thrown toss tossed
  out gone no none finish finished ate eaten eat used use drank drunk cancel cancelled canceled skip
  scrap forget rotten bad off moldy mouldy mold spoiled empty done without ditch clear killed
  demolished cooked over run ran last away bin binned trash trashed dump dumped scoffed expired
  clean knock gave given dead smells compost zero throwing pull bury del rubbery lose lost kill chuck chucked stop not never nothing isnt dont wont away
`)

/** Whether anything in a text says that something goes. */
export const namesLoss = (text: string): boolean =>
  spokenWords(text).some(({ plain }) => losses.has(plain))

const needed =
  /(?:^|[,.!] )(?:we|i)(?:(?: still| also)? need (?!to\b|something\b)| ran out of |(?: are| am|['’](?:re|m))(?: all)? out of )/i
const listed = /^(?:please )?(?:add|put) [^,.;!?]+ (?:on|to) (?:the|my|our) (?:\w+ )?list$/i

/** 'We need limes', 'put milk on the list': said so plainly, nothing else is meant. */
export const isNeeded = (text: string): boolean => needed.test(text) || listed.test(text)

/** 'Ben is 44 and eats everything': nothing is to be done about it. */
const idle =
  /\b(?:(?:eats?|likes?|loves?|is fine with) (?:\w+ )?(?:everything|anything)|no (?:known )?allerg\w+|(?:isn't|is not|not) (?:\w+ )?picky)\b|^\W*(?:[\p{L}']+ ){1,4}is \d+\W*$/iu
export const isIdle = (text: string): boolean => idle.test(text)
