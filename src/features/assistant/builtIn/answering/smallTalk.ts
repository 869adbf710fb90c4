const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy|yo|hiya|sup|hey there|hi there|hello there|greetings)(?: (?:food pal|there|assistant|pal|everyone|again))?$/i
const thanks =
  /^(?:(?:ok|okay|great|perfect|awesome|cool|nice|wonderful|super|good)[,!. ]*)?(?:thanks?(?: you)?(?: (?:so much|a lot|very much|a bunch|again))?|thx|ty|much appreciated|cheers|you'?re (?:the best|great|awesome)|good job|well done|nice work|great job)(?: (?:pal|food pal|again|for (?:that|your help|the help)))?$/i
const fine =
  /^(?:ok|okay|great|perfect|awesome|cool|nice|sounds good|got it|alright|all right|good|fine|super|wonderful|lovely|excellent|k|kk|that's all|that is all|that's it|nothing else|i'?m good|all good|bye|goodbye|good night|see you|see ya|later)$/i
const abilities =
  /^(?:help|what can you do|what do you do|how do(?:es)? (?:this|you|it) work|what are you able to do|who are you|what are you|are you (?:an ai|a robot|a bot|human|chatgpt)|what can i (?:ask|say|tell you)|how can you help|what do you understand|what commands.*|can you help(?: me)?|are you there|what else can you do)$/i
const feelings = /^(?:how are you(?: doing| today)?|how'?s it going|what'?s up|how do you feel)$/i

/** Courtesies and the question what it is. */
export function smallTalk(words: string): string | undefined {
  const said = words.replace(/[.!?,\s]+$/, '').replace(/ (?:today|everyone|my friend|lol)$/i, '')
  if (greeting.test(said))
    return 'Hello! Tell me what you need, what ran out, or what you want to cook.'
  if (thanks.test(said)) return "You're welcome."
  if (feelings.test(said))
    return 'All is well here. What shall we do: shopping, pantry, menu or recipes?'
  if (fine.test(said)) return 'Good. Just say what comes next.'
  return abilities.test(said) ? whatIDo : undefined
}

const whatIDo = `I am the built-in assistant: no AI key is set, so I read plain requests and answer from your lists. For instance:
- 'we're out of milk', 'put eggs and bread on the list for Costco'
- 'add 2 lb chicken to the freezer', 'the yogurt should be eaten by Tuesday'
- 'tacos on Thursday', 'move tacos to Friday', 'plan dinners till Friday'
- 'Dad doesn't eat shellfish', 'remember that the oven runs hot'
- 'what should we use up?', 'what can I cook with what we have?'
I only propose; nothing changes before you approve it.`
