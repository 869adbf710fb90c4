/** How something is said: politely, as a question, in doubt, as somebody else's words. */

const greeting =
  /^(?:(?:oh no|hey|hi|hello|ok|okay|so|well|oh|alright|all right|yo|um|uh|hmm|please|pls|plz|kindly|also|then|now|actually|and|btw|by the way|sorry|thanks|thank you|yes|yeah|yep|sure|fyi|heads up|for future reference|for the record|just so you know|food pal|foodpal|pal|assistant|hey there|hi there|one more thing|oh no|oh man|omg|yikes|argh|gosh|whoa|dude|guys|folks|lol|jeez|dear|honey(?=,)|babe|sweetie|hmm|uh oh|ugh|darn|shoot|oops|whoops|crap|dang|wow|guess what|no wait|wait|nvm|never ?mind(?= (?:the|about)\b))\b[\s,.:!-]*|(?:first|second|secondly|finally|lastly|next|great|perfect|awesome|cool|listen|good news|bad news|quick note|quick one|quick question|i changed my mind|(?:a )?change of plans?|new plan|on second thought)[,:!.]\s*)/i

const frame =
  /^(?:(?:can|could|would|will) (?:you|u|ya|someone|somebody)(?: please| kindly| also| just| maybe)*(?: be able to| be so kind (?:as )?to| be so kind(?: and)?| mind| go ahead and| help me(?: to)?)?|(?:i|we) (?:want|need|would like|'d like) you to|(?:i'd|we'd|i would|we would|id) (?:like|love|prefer) (?:you )?to|i'd appreciate it if you could|(?:i|we) (?:wanna|want to|would like to|have to|has to|need to|gotta|got to|must|ought to|really need to|should)(?: (?:also|really|please|just|probably))?(?= (?:buy|get|grab|pick|add|order|put|stock|restock|plan|cook|make|schedule|have|eat|remove|delete|take|cancel|move|swap|replace|change|update|throw|use|remember|do|try|freeze|thaw)\b(?! (?:less|more|fewer|healthier|better|no |at home)))|let's|lets|let us|go ahead and|make sure (?:to|that we|that you|we|you|and)|be sure to|remember to|remind (?:me|us) to|try to|(?:please )?(?:don'?t|do not) (?:let (?:me|us) )?forget (?:to|that (?=we need))|it would be (?:great|nice|good) (?:if you could|to)|is it possible to|(?:can|could|may) (?:i|we)(?: please| also| just| maybe)*(?= (?:add|get|buy|put|have|plan|order|grab|pick up|do|eat|schedule|move|swap|switch|change|replace|push)\b)|how about(?: we)?|what about(?= (?:having|making|cooking|doing)|(?= .*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|for (?:dinner|lunch|breakfast))\b))|why don'?t (?:we|you)|i'?m going to|we'?re going to|i'?ll|i will|we'?ll|we will|just|simply|quickly|help me out (?:and|by)|help me(?: to)?|i (?:just )?(?:wanted|want) to|(?:it'?s |it is )?time to|you can|you should|you could|feel free to|mind|do me a favor and|(?:i|we) (?:forgot|need|want|meant|have|wanted) to(?= (?:add|put|buy|get|tell|note|say|remove|delete|plan|pick)\b)|(?:i|we) (?:just )?(?:wanted|want|need) you to know(?: that)?|(?:i|we) (?:just )?(?:noticed|see|saw|realized|found out|checked and|can see|have noticed)(?: that)?(?= (?:we|there|the|i)\b)|please )(?:\s+|(?<=\s))/i

const ending =
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ty|thanks a lot|thanks so much|ok|okay|alright|right|will you|would you|could you|can you|for me|for us|if you can|if you could|if possible|when you get a chance|when you can|when you have a sec|i think|cheers|pal|food pal|buddy|kk|lol|haha|then|too|as well|also)$/i

const gerunds: readonly [RegExp, string][] = [
  [/^adding\b/i, 'add'],
  [/^putting\b/i, 'put'],
  [/^removing\b/i, 'remove'],
  [/^deleting\b/i, 'delete'],
  [/^taking\b/i, 'take'],
  [/^getting\b/i, 'get'],
  [/^buying\b/i, 'buy'],
  [/^moving\b/i, 'move'],
  [/^swapping\b/i, 'swap'],
  [/^planning\b/i, 'plan'],
  [/^making\b/i, 'make'],
  [/^cooking\b/i, 'cook'],
  [/^having\b/i, 'have'],
  [/^doing\b/i, 'do'],
  [/^cancell?ing\b/i, 'cancel'],
  [/^changing\b/i, 'change'],
  [/^replacing\b/i, 'replace'],
  [/^picking up\b/i, 'pick up'],
  [/^grabbing\b/i, 'grab'],
  [/^scheduling\b/i, 'schedule'],
]

/** 'The cat litter's almost gone' is 'the cat litter is almost gone'; 'Dad's list' stays. */
const withContractions = (text: string): string =>
  text
    .replace(
      /(?<=[a-z])'s (?=(?:only|good (?:for|until|till|through)|almost|nearly|gone|out|empty|all|running|finished|low|getting|about|expired|moldy|rotten|bad|done|in the|on the|not|cooking|coming|allergic|vegetarian|vegan|now|still|lactose|trying|never)\b)/gi,
      ' is ',
    )
    .replace(/^(pantry|fridge|freezer)\s*:\s*((?:add|put|remove|delete|log) .+)$/i, '$2 in the $1')
    .replace(
      /^for ((?:the|our|my|a) [^,]{2,40}?),? (we|i) ((?:need|want|should get) .+)$/i,
      '$2 $3 for $1',
    )
    .replace(/: (?=(?:all gone|gone|out|finished|empty|none left|all out|expired)$)/i, ' is ')

/** 'No milk for me, thanks' is not 'no milk'. */
const isRefusal = /^no\b/i

/** The request itself: 'Hey, could you please add milk, thanks' is 'add milk'. */
export function withoutCourtesy(text: string): string {
  let words = withContractions(text.trim())
  for (let n = 0; n < 8; n += 1) {
    const shorter = words
      .replace(greeting, '')
      .replace(frame, '')
      .replace(/^(?:go and|please)\s+/i, '')
      .replace(ending, (end) => (isRefusal.test(words) ? end : ''))
      .replace(/^[\s,.:;!-]+|[\s,;:!.-]+$/g, '')
    // What is nothing but courtesy stays what it is: small talk has its own answers.
    if (shorter === words || shorter === '') break
    words = shorter
  }
  for (const [pattern, verb] of gerunds) words = words.replace(pattern, verb)
  return words
    .replace(/^((?:to |we )?(?:buy|get|need|add|pick up|grab|order))\s*:\s*/i, '$1 ')
    .replace(/^(?:don'?t|do not) (?:let (?:me|us) )?forget that\b/i, 'remember that')
    .replace(/^(?:don'?t|do not) (?:let (?:me|us) )?forget(?: about)?\b/i, 'get')
}

const questionWords =
  /^(?:what(?:'s|'re|s)?|when(?:'s)?|where(?:'s|s)?|who(?:'s|s)?|whose|which|why|how(?:'s)?|is|are|am|was|were|do (?:we|i|you|they|u|any|the)|does|did|has (?:he|she|it|anyone|anybody|someone|somebody|everyone|the|dad|mom)|have (?:we|you|i|they)|had (?:we|i|you)|shall|should|may|might|must|isn't|aren't|don't (?:we|you|i|they)|doesn't|didn't|won't|wouldn't|shouldn't|can't (?:we|i|you)|any|anything|anyone|remind me (?:what|when|where|who|how|which)|tell me|show me|list (?:all|the|my|our|what|everything)|can (?:i|we|you|he|she|they|dad|mom|someone|everyone|the)|could (?:i|we|he|she|they)|would (?:it|that|he|she|they|we)|will (?:it|that|he|she|they|we|there)|got any|do u)\b/i

/** 'Could you …?' and 'How about …?' ask for something to be done. */
export const isRequest = (text: string): boolean => {
  let words = text.trim()
  for (let n = 0; n < 4 && greeting.test(words); n += 1) words = words.replace(greeting, '')
  return frame.test(words)
}

/** Whether a person wants to know something. */
export const isAsked = (text: string, words: string, hasQuestionMark: boolean): boolean =>
  questionWords.test(words) || (hasQuestionMark && !isRequest(text))

const veryDoubtful =
  /\b(?:maybe|perhaps|might|not sure|unsure|i wonder|wondering|possibly|what if|thinking (?:about|of)|considering|undecided|i suppose|don'?t know|dunno|not certain|hypothetically|supposedly|allegedly|in theory|could be|debating|tempted|imagine|suppose we|on the fence|i may|we may)\b/i
const slightlyDoubtful =
  /\b(?:i think|i guess|i believe|probably|i'?m pretty sure|i feel like|looks like|seems|apparently|i'd say|likely)\b/i

export type Doubt = 'none' | 'slight' | 'strong'

export function doubtIn(words: string): Doubt {
  if (veryDoubtful.test(words)) return 'strong'
  return slightlyDoubtful.test(words) ? 'slight' : 'none'
}

const doubtWords =
  /\b(?:maybe|perhaps|possibly|probably|i think that|i think|i guess|i believe|i suppose|i'?m pretty sure(?: that)?|i feel like|(?:it )?(?:looks|seems) like|apparently|i'd say|likely)\b[\s,]*/gi

/** What is left when the doubt is taken out: 'we might need milk' is 'we need milk'. */
export const withoutDoubt = (words: string): string =>
  words
    .replace(doubtWords, '')
    .replace(/\b(we|i) (?:might|may) be\b/gi, "$1're")
    .replace(/\b(we|i) (?:might|may|could)\b/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const saying =
  /\b(?:said|says|told|tells|asked|wrote|texted|emailed|reads|yelled|goes|went|mentioned|joked|writes|typed|posted|shouted|whispered|sang|called out)\b|\b(?:sign|note|message|email|letter|song|movie|recipe|quote|line|text|sticker)\b[^"']{0,20}$/i

/** 'Mom said "delete the milk"' reports what somebody else said. */
export const isQuotation = (words: string): boolean => {
  const quoted = /"[^"]{2,}"|(?<![\w])'[^']{6,}'(?!\w)/.exec(words)
  if (quoted === null) return false
  return (
    saying.test(words.slice(0, quoted.index)) ||
    /^[ ,]*(?:said|says|wrote|yelled|asked)\b/i.test(words.slice(quoted.index + quoted[0].length))
  )
}

/** 'If we run out, …': nothing has happened yet. */
export const isCondition = (words: string): boolean =>
  /^(?:if|unless|when we|when i|whenever|once we|once i|in case|suppose|assuming|as soon as|had we|should we ever)\b/i.test(
    words,
  ) ||
  /,? (?:if|unless|in case) (?:we|i|you|it|they|he|she|there)\b(?! can| could| want)/i.test(words)

/** Something is to stay as it is. */
export const isForbidden = (words: string): boolean =>
  /^(?:(?:but|and|so|please|no)\s+)*(?:don'?t|do not|dont|never|no need to|there'?s no need to|not yet|you don'?t (?:have|need) to|we don'?t (?:have|need) to|nobody (?:should|needs to)|i (?:don'?t|do not|didn'?t) (?:want|mean|need|say|ask|tell)|we (?:don'?t|do not|shouldn'?t) (?:want|throw|buy|delete|remove|cancel|touch|move)|leave|keep(?! in mind)|hold off|hands off|stop|wait (?:with|before|until)|not(?! sure)|no,? (?:don'?t|leave|keep)|ignore|avoid (?:deleting|removing|buying)|without (?:deleting|removing)|refrain|except|except for)\b/i.test(
    words,
  ) ||
  /\b(?:should(?:n't| not)|must(?:n't| not)|can(?:'t| ?not)|don'?t|do not|never|not) (?:be )?(?:delete|remove|cancel|throw|toss|buy|touch|erase|drop|get rid|deleted|removed|cancell?ed|thrown|bought|take (?:it|them|the|any)|move|moved|add|plan|change|swap|replace|tick|check)\b/i.test(
    words,
  )
