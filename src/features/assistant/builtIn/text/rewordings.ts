/**
 * Sentences that say in two parts what others say in one: 'the trash goes out on Wednesdays, remember
 * that'. They are brought to the form that the readers know before anything is taken apart.
 */
const rewordings: readonly [RegExp, string][] = [
  [
    /^(.{8,300}?)[,;]? (?:(?:and|so|please|can you|could you) )*(?:remember|note|keep in mind|don'?t forget|write|make a note of|save|jot) (?:that|this|it)(?: down)?(?: for (?:me|us|later|next time))?(?: please)?$/i,
    'remember that $1',
  ],
  [
    /^(?:the |our |my |that )?([\w' -]{2,40}?) (?:note|fact|entry|memo|info) (?:is|was) (?:wrong|outdated|out of date|not right|incorrect|old|off)(?: now)?[,;:. -]+(?:actually )?(?:it(?:'s| is)? (?:really |actually |now )?)?(.+)$/i,
    'correct the note about $1: $2',
  ],
  [
    /^(?:correction|update|small correction)(?: (?:on|to|for|about|regarding)) (?:the |our |my )?(?:note (?:on|about) (?:the )?)?([\w' -]{2,40}?)(?: note)?[:,] (.+)$/i,
    'correct the note about $1: $2',
  ],
  [
    /^(?:the |our |my )?([\w' -]{2,40}?) (?:is|are) now (.+?)[,;.] (?:(?:please|pls|can you|so) )*(?:update|change|correct|fix|edit) (?:that|it|this|the note)$/i,
    'correct the note about $1: $2',
  ],
  [
    /^(?:fix|update|correct|change|edit) (?:the |our |my )([\w' -]{2,40}?) (?:note|memo|fact)[,;:-]+ (.+)$/i,
    'correct the note about $1: $2',
  ],
  [
    /,?(?: and|,) (?:note|write|say|mention)(?: down)? (?:that )?(?:it|they)(?:'s| is| are| should be| has to be| have to be| must be)? (?:the )?(.{2,60})$/i,
    ' with a note $1',
  ],
  [/^([\w' -]{2,40}): (?:make|change) it(?: to)? (.+)$/i, 'make the $1 $2'],
  [
    /^(low priority|not urgent|no rush|urgent|high priority|important|asap|top priority)\s*[:-]\s+(?:we need |get |buy |add )?(.+)$/i,
    'we need $2, $1',
  ],
  [/\byou be so kind (?:and|as to)\b/i, 'you'],
]

export const reworded = (sentence: string): string =>
  rewordings.reduce((text, [said, usual]) => text.replace(said, usual), sentence)

/** What is noted is one thing, commas and all. */
const whole = /^(?:correct|change|update) the note about\b/i

export const isOneThing = (sentence: string): boolean => whole.test(sentence)
