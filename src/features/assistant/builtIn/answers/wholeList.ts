import { type Reading, say } from '../reading.ts'

const clearing = new RegExp(
  [
    "^(?:please |can you |could you |let's )*",
    '(?:(?:clear|empty|wipe)(?: out| off)?|(?:delete|remove|erase|take) (?:all|everything)',
    '(?: (?:items|things|of it))?(?: (?:on|from|off|of))?)',
    ' (?:the|my|our) (?:whole |entire )?(?:shopping|grocery) list(?: please)?[.!?]*$',
  ].join(''),
  'i',
)

/** No card clears a whole list: it would take one tap to lose it. */
export const readWholeList = (text: string): Reading | undefined =>
  clearing.test(text)
    ? say(
        "I don't clear the whole list at once. Tell me what to take off; what's bought goes with Clear Completed on the Shopping List.",
      )
    : undefined
