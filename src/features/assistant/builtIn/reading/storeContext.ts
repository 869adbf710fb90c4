import type { Household } from '../../household.queries.ts'
import { fieldsOf, textOf } from '../itemFields.ts'
import type { Reading } from '../reading.ts'
import type { Clause } from '../text/clauses.ts'
import { readStore } from '../text/places.ts'

const onTheWay =
  /^(?:(?:the )?(?:next time|when(?:ever)?|once|if) (?:you|someone|somebody|anyone|we|i|dad|mom|whoever)(?:'re| are| is|'m| am|'s)?(?: next)?(?: go| goes| get| gets| stop| stops| shop| shops| swing| swings)?(?: (?:over|by|in))?|(?:(?:i'm|i am|we're|we are|i'll be|dad is|mom is|dad's|mom's|i|we)\s+)?(?:(?:just|now|about to|gonna|going to|will)\s+)*(?:heading|headed|going|go|off|driving|drive|on (?:my|the|our) way|stopping|stop|running|at|in|making a)\b(?: (?:over|out|back|by|in|off|run|trip))*)(?: (?:to|at|by|in|for))?$/i
const when =
  /\s+(?:now|today|tomorrow|tonight|later|soon|after work|this (?:afternoon|evening|morning)|right now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i

/** 'I'm heading to Costco': where the rest of the message is bought. */
export function storeSaid({ text }: Clause, household: Household): string | null {
  const { found, rest } = readStore(
    text.replace(when, '').replace(/\b(?:to|by)\b/i, 'at'),
    household,
  )
  return found && onTheWay.test(rest) ? found : null
}

/** What is to be bought and has no store of its own gets the one that was said. */
export const boughtAt = (reading: Reading, store: string): Reading => ({
  ...reading,
  commands: reading.commands.map(({ items, ...command }) => ({
    ...command,
    items:
      command.type === 'ADD_SHOPPING_ITEMS_TEXT'
        ? items.map((item) => (textOf(item, 'store') ? item : { ...fieldsOf(item), store }))
        : items,
  })),
})
