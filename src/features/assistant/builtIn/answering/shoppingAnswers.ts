import { compareToBuy } from '#features/shopping/shopping.logic.ts'
import { sameName } from '#shared/order.ts'
import { findInPantry, findOnList } from '../find/decide.ts'
import { ownNames } from '../reading/ownNames.ts'
import type { Scene } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { readList, readStore } from '../text/places.ts'

const onList =
  /^(?:is|are|was|were|did (?:we|you|i) (?:put|add)|have (?:we|you|i) (?:put|added|got)|do we have|isn't|aren't)\s+(?:there )?(?:the |any |some )?(.+?)(?: (?:already|still|yet|there))*$/i
const needIt =
  /^do (?:we|i) (?:still |also |really )?(?:need|want)(?: to (?:buy|get|pick up))?(?: any| more| some| the)* (?!from\b|at\b|to\b)(.+)$/i
const wholeList =
  /^(?:what(?:'s| is| do| should| are| else| all| did)?|show(?: me| us)?|read(?: me)?|tell me|list|give me|which|how (?:many|long)|do we need|do i need|is there anything|anything)\b/i
const subject = /\b(?:buy|need|get|shop|shopping|list|groceries|pick up|store|grab)\b/i

/** What is on the list, for a store or for all; whether something is. */
export function shoppingAnswer(words: string, scene: Scene): string | undefined {
  const { list, rest } = readList(words)
  const store = readStore(rest, scene.household)
  const open = scene.household.shopping.filter(({ isCompleted }) => !isCompleted)
  const needed = needIt.exec(words)?.[1]
  const named =
    needed ?? (list === 'shopping' && !wholeList.test(words) ? onList.exec(rest)?.[1] : undefined)
  if (named && !/^(?:anything|something|everything)\b/i.test(named))
    return (
      readItems(named.replace(/^on\s+/i, ''), ownNames(scene))
        .map(({ name }) => status(name, scene))
        .join('\n') || undefined
    )
  if (!(wholeList.test(words) && (list === 'shopping' || store.found || subject.test(words))))
    return undefined
  if (
    list !== 'shopping' &&
    !store.found &&
    !/\b(?:buy|need|shop|shopping|groceries|pick up|grab|get at|get from)\b/i.test(words)
  )
    return undefined
  if (
    /\bfor (?:the )?\w+/i.test(rest) &&
    !store.found &&
    list !== 'shopping' &&
    !/for (?:the )?(?:store|shopping|groceries)/i.test(rest)
  )
    return undefined
  const wanted = open
    .filter((item) => !store.found || (item.store && sameName(item.store, store.found)))
    .sort(compareToBuy)
  const where = store.found ? ` for **${store.found}**` : ''
  if (wanted.length === 0) return `Nothing is on the shopping list${where}.`
  const lines = wanted.slice(0, 40).map(({ name, quantity, store: at, priority }) => {
    const more = [
      quantity,
      store.found ? null : at,
      priority === 'high' ? 'important' : null,
    ].filter(Boolean)
    return `- **${name}**${more.length > 0 ? `: ${more.join(', ')}` : ''}`
  })
  return `On the shopping list${where} (${wanted.length}):\n${lines.join('\n')}`
}

function status(name: string, scene: Scene): string {
  const found = findOnList(name, scene)
  const items = (found.certain.length > 0 ? found.certain : found.likely).filter(
    ({ isCompleted }) => !isCompleted,
  )
  const here = findInPantry(name, scene).certain
  const stock =
    here.length > 0
      ? ` In the pantry: ${here.map((item) => `${item.quantity} (${item.location})`).join(', ')}.`
      : ''
  if (items.length === 0) return `**${name}** is not on the shopping list.${stock}`
  const which = items.map(
    (item) =>
      `**${item.name}**${item.quantity ? ` (${item.quantity}` : ''}${item.quantity ? `${item.store ? `, ${item.store}` : ''})` : item.store ? ` (${item.store})` : ''}`,
  )
  return `Yes, on the shopping list: ${which.join(', ')}.${stock}`
}
