import { nameKey } from '#shared/names.ts'
import { nameOf, nothing, type Reading, type Scene, say } from '../reading.ts'

export const leaving =
  /^\W*(?:(?:actually|oh|no|wait|sorry|ok|hm+|please|and|but|also)\W+)*(?:scrap|drop|lose|scratch|skip|forget(?: about)?|leave(?: out| off)?|remove|delete|take(?: out| off)?|cancel|not|no|without|minus|except(?: for)?|(?:(?:we|i) )?(?:don't|do not) (?:need|want|get|buy))(?: (?:the|any|that|those|our))? (?<what>[^,.;?!\n]{2,60}?)(?: (?:out|off|away|again|after all|please|anymore|(?:from|off) (?:it|that|the (?:card|list))))*[.! ]*$/i

/** Messages. Nobody takes back what was said long ago by its name alone. */
const newest = 4

/** Of a card that deletes, 'remove the lemons' says only once more what it does. */
const isKept = /\b(?:not|no|without|minus|except|leave|don't|do not)\b/i

/** 'Scrap the kitchen roll', 'not the lemons': the card that waits, without them. */
export function leftFromCard(text: string, { history }: Scene): Reading | undefined {
  const what = nameKey(leaving.exec(text)?.groups?.what ?? '')
  const isMeant = (item: unknown) => nameKey(nameOf(item)) === what
  const cards = history.slice(-newest).flatMap(({ proposals }) => proposals)
  const card = cards.findLast(
    ({ type, status, items }) =>
      status === 'pending' &&
      what !== '' &&
      items.some(isMeant) &&
      (!type.startsWith('DELETE') || isKept.test(text)),
  )
  if (!card) return undefined
  const items = card.items.filter((item) => !isMeant(item))
  return items.length > 0
    ? { ...nothing, commands: [{ type: card.type, items, replaces: [card.id] }] }
    : say('Press Reject on the card, and nothing is done.')
}
