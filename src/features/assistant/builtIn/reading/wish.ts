import { nameKey } from '#shared/names.ts'
import { guessAisle } from '../food/guess.ts'
import { propose, type Reading, type Scene, together } from '../reading.ts'
import type { SpokenItem } from '../text/itemList.ts'
import { readStore } from '../text/places.ts'
import { capitalised, enumerated } from '../text/plainText.ts'

const lowPriority =
  /[\s,(-]*\b(?:it'?s |that'?s |they'?re |is |are |but )?(?:low priority|not urgent|no rush|not important|no hurry|nothing urgent|isn'?t urgent|whenever|not a priority|priority low|at some point|eventually)\b\)?/i
const highPriority =
  /[\s,(-]*\b(?:it'?s |that'?s |they'?re |this is |which is |is |are |very |really |as )*(?:urgent(?:ly)?|asap|high[- ]priority|top priority|(?:very |really )?important|an emergency|right away|priority high|immediately|desperately|badly|a must|must[- ]have|essential|critical|as soon as possible|with high priority|at high priority|a priority)\b!?\)?/i

/** 'while they are on sale': why or when, not what. */
const subordinate =
  /[\s,]+(?:while|since|when|before|as long as|because|so that|as)\s+(?:they|it|we|you|i|there|the|he|she)(?:'\w+)?\b.*$/i

/** 'add tinfoil to the list with a note heavy duty' */
const withNote =
  /,? with (?:a|the) note(?: that says| saying| to say| that)?:? ["']?(.{2,100}?)["']?$/i

/** What is wanted beside the items: where from, how urgently, what for. */
export type Wish = {
  store: string | null
  priority: 'high' | 'low' | null
  notes: string | null
  rest: string
}

/** 'from jimmy's market': what groceries come from is a store, known or not. */
function unknownStore(text: string): { found: string | null; rest: string } {
  const said =
    /\sfrom (?:the )?(?!(?:the|our|my|a|store|shop|there|here|scratch|home|work|now|garden|last|this|next|that|it|freezer|fridge|pantry|counter|mom|dad|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)([a-z][\w'&-]{1,20}(?: [a-z][\w'&-]{1,20}){0,2})$/i.exec(
      text,
    )
  if (!said?.[1] || said.index === 0 || /\b(?:and|is|are)\b/i.test(said[1]))
    return { found: null, rest: text }
  const found = said[1].replace(/(?<=^|\s)[a-z]/g, (letter) => letter.toUpperCase())
  return { found, rest: text.slice(0, said.index).trim() }
}

export function readWish(text: string, { household }: Scene): Wish {
  const low = lowPriority.exec(text)
  const high = low ? null : highPriority.exec(text)
  const urgency = low ?? high
  const calm = urgency
    ? `${text.slice(0, urgency.index)} ${text.slice(urgency.index + urgency[0].length)}`
    : text
  const noted = withNote.exec(calm)
  const unnoted = noted ? calm.slice(0, noted.index) : calm
  const known = readStore(unnoted.trim(), household)
  const sold = known.found ? known : unknownStore(known.rest)
  const store = { ...sold, rest: sold.rest.replace(subordinate, '') }
  const purpose =
    /(?:^|[\s,]+)(?:it'?s |they'?re |that'?s )?((?:for|because|by (?=(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|the |next |this )\w*)|on (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)|before (?=(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|the |next |this )\w*)|so (?:that )?we can|to (?:make|bake|cook|go with))(?: |(?<= ))(?!me$|us$|now$|sure$|it$|that$|them$|this$|those$)[^,]{2,80})$/i.exec(
      store.rest,
    )
  const rest = purpose ? store.rest.slice(0, purpose.index) : store.rest
  return {
    store: store.found,
    priority: low ? 'low' : high ? 'high' : null,
    notes: noted?.[1] ? capitalised(noted[1]) : purpose?.[1] ? capitalised(purpose[1]) : null,
    rest: rest.trim(),
  }
}

/** One item of the shopping list as it is proposed. */
function shoppingItem(item: SpokenItem, wish: Wish, addedBy: string | null, { household }: Scene) {
  const category = guessAisle(item.name, household)
  const notes = [item.notes, wish.notes].filter(Boolean).join('. ')
  return {
    name: item.name,
    quantity: item.quantity ?? '1',
    ...(category && { category }),
    ...(wish.store && { store: wish.store }),
    ...(wish.priority && { priority: wish.priority }),
    ...(notes && { notes }),
    ...(addedBy && { addedBy }),
  }
}

/** Onto the list, unless it stands there already just like that. */
export function wantItems(
  items: readonly SpokenItem[],
  wish: Wish,
  addedBy: string | null,
  scene: Scene,
): Reading {
  const open = scene.household.shopping.filter(({ isCompleted }) => !isCompleted)
  const standing = (item: SpokenItem) =>
    open.find(
      ({ name, store }) =>
        nameKey(name) === nameKey(item.name) &&
        (!wish.store || nameKey(store ?? '') === nameKey(wish.store)),
    )
  const pressing = items.filter((item) => standing(item) && item.quantity === null && wish.priority)
  const there = items.filter((item) => standing(item) && item.quantity === null && !wish.priority)
  const wanted = items.filter((item) => !there.includes(item) && !pressing.includes(item))
  const changes = pressing.map((item) => ({ id: standing(item)?.id, priority: wish.priority }))
  const names = enumerated(there.map(({ name }) => `**${name}**`))
  const already =
    there.length > 0
      ? [`${names} ${there.length > 1 ? 'are' : 'is'} already on the shopping list.`]
      : []
  return together([
    propose('UPDATE_SHOPPING_ITEMS_TEXT', changes),
    propose(
      'ADD_SHOPPING_ITEMS_TEXT',
      wanted.map((item) => shoppingItem(item, wish, addedBy, scene)),
      ...already,
    ),
  ])
}
