import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { commandsOf, decide, findInPantry, findOnList, isUnchanged } from '../find/decide.ts'
import { guessShelf } from '../food/guess.ts'
import {
  type Ability,
  ask,
  nothing,
  propose,
  type Reading,
  type Scene,
  say,
  together,
} from '../reading.ts'
import { findDays } from '../text/daySpans.ts'
import { readItems, type SpokenItem } from '../text/itemList.ts'
import { readList, readLocation, readStore } from '../text/places.ts'
import { ownNames } from './ownNames.ts'

const label = (item: PantryItem) => `${item.name} (${item.quantity}, ${item.location})`

const update = (item: PantryItem, patch: object): Reading =>
  isUnchanged(item, patch)
    ? say(`**${item.name}** is recorded just like that: ${item.quantity}, ${item.location}.`)
    : commandsOf([{ type: 'UPDATE_PANTRY_ITEMS_TEXT', items: [{ id: item.id, ...patch }] }])

const change = (spoken: string, patch: object, scene: Scene): Reading =>
  decide(findInPantry(spoken, scene), {
    spoken,
    where: 'in the pantry',
    label,
    act: (item) => update(item, patch),
  })

type Stocked = { location?: string | null; expiryDate?: string | null }

function pantryItem(item: SpokenItem, { location, expiryDate }: Stocked, { household }: Scene) {
  const shelf = guessShelf(item.name, household)
  return {
    name: item.name,
    quantity: item.quantity ?? '1',
    category: shelf.category,
    location: location ?? shelf.location,
    ...(expiryDate && { expiryDate }),
    ...(item.notes && { notes: item.notes }),
  }
}

export const stock = (items: readonly SpokenItem[], stocked: Stocked, scene: Scene): Reading =>
  propose(
    'ADD_PANTRY_ITEMS_TEXT',
    items.map((item) => pantryItem(item, stocked, scene)),
  )

const who = '(?:we|i|dad|mom|they|he|she|you|[a-z]{2,20})'
const bought = new RegExp(
  `^(?:${who}(?:'ve|'s| have| has)? )?(?:(?:just|already|also|finally|have|today) )*(?:bought|got|gotten|picked up|purchased|brought home|brought back|brought|(?:came|got|just got|am|are|is|'m|'re)? ?(?:home|back)(?: from (?:the )?[\\w' ]{2,30}?)? with|stocked up on|picked(?= (?:\\d|some|a |two|three))|received|restocked|grabbed|scored|harvested|ordered and got)(?: us| me| home)? (.+)$`,
  'i',
)
const notBought =
  /^(?:to|rid|it|home|that|this|them|a (?:call|message|question)|an idea|bored|sick|only|no|any|left|ready|tired|hungry)\b/i

/** Into the pantry; what stood on the list for it is ticked off. */
function broughtHome(said: string, scene: Scene): Reading | undefined {
  // 'we got groceries today: lettuce and pita'
  const text = said.replace(/^[^:]{0,40}:\s+/, '')
  const { rest: unlisted } = readList(text)
  const store = readStore(unlisted, scene.household)
  const place = readLocation(store.rest, scene.household)
  const expiry = readExpiry(place.rest, scene)
  const items = readItems(
    expiry.rest.replace(
      /\s+(?:yesterday|this morning|last night|earlier|on the way home|from the store|at the store)$/i,
      '',
    ),
    ownNames(scene),
  )
  if (items.length === 0) return undefined
  const ticked = items.flatMap(({ name }) => {
    const [one, another] = findOnList(name, scene).certain.filter(({ isCompleted }) => !isCompleted)
    return one && !another ? [{ id: one.id, isCompleted: true }] : []
  })
  return together([
    stock(items, { location: place.found, expiryDate: expiry.date }, scene),
    propose('UPDATE_SHOPPING_ITEMS_TEXT', ticked),
  ])
}

const expires =
  /[\s,]*\b(?:(?:that |which |and (?:it |they )?|it |they )?(?:should|must|needs? to|has to|have to|ought to|needs) (?:be )?(?:eaten|used(?: up)?|gone|cooked|consumed|drunk|eat|using|finished)(?: up)?|(?:that |which |and (?:it |they )?|it |they )?(?:will )?(?:expires?|expiring|go(?:es)? (?:bad|off)|spoils?|keeps?|lasts?|is good|are good|good|best|use)|best[- ]before|best[- ]by|use[- ]by|sell[- ]by)\s*(?:date (?:is|of)?|is|are)?\s*(?:by|before|on|until|till|til|through|within|for|in|at)?(?: the(?= end))?\s+(?=soon|today|tonight|tomorrow|this|next|on|in|the|end|\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|a |another|two|three|four|five|six)/i

/** Reads 'expires on Friday', 'should be eaten by Tuesday', 'good until Nov 20' out of a text. */
function readExpiry(text: string, { today }: Scene): { date: string | null; rest: string } {
  const said = expires.exec(text)
  if (!said) return { date: null, rest: text }
  const after = text.slice(said.index + said[0].length)
  const rest = text.slice(0, said.index).trim()
  const span =
    findDays(`in ${after.replace(/^(?:for|in|within) /i, '')}`, today)[0] ??
    findDays(after, today)[0]
  const day = span?.days.at(-1)
  if (day) return { date: day, rest }
  const words =
    /^(?:soon|(?:the )?end of (?:the|this) (?:week|month)|\d{1,2} (?:days?|weeks?|months?)|next month)/i.exec(
      after,
    )?.[0]
  return words
    ? { date: words.charAt(0).toUpperCase() + words.slice(1), rest }
    : { date: null, rest: text }
}

const useBy =
  /^(?:we |i |you )?(?:should |must |need to |have to |want to )?(?:use(?: up)?|eat|finish|cook|drink)(?: up)? (?:the |our |that |those )?(.+?) (?:up )?(?:by|before|until) (.+)$/i

const dateOf =
  /(?:expir(?:y|ation|es?)|best[- ](?:before|by)|use[- ]by|sell[- ]by)(?: date)? (?:of|on|for) (?:the |our )?(.+?) (?:is|to|=|should be|says) (.+)$/i

function expiryOf(words: string, scene: Scene): Reading | undefined {
  const [, dated = '', on = ''] = dateOf.exec(words) ?? []
  const until = dated === '' ? undefined : findDays(on, scene.today)[0]?.days.at(-1)
  if (until) return change(dated, { expiryDate: until }, scene)
  const used = useBy.exec(words)
  const day = used?.[2] && findDays(used[2], scene.today)[0]?.days.at(-1)
  const { date, rest } = day ? { date: day, rest: used?.[1] ?? '' } : readExpiry(words, scene)
  if (
    !date ||
    rest === '' ||
    /^(?:add|put|we (?:bought|got|have)|i (?:bought|got)|bought|there)/i.test(rest)
  )
    return undefined
  const ofDate = rest.replace(
    /^the (?:expiry|expiration|best[- ]by|use[- ]by)(?: date)? (?:of|on|for) /i,
    '',
  )
  const foods = readItems(readLocation(ofDate, scene.household).rest, ownNames(scene))
  return foods.length > 0
    ? together(foods.map(({ name }) => change(name, { expiryDate: date }, scene)))
    : undefined
}

const moves =
  /^(?:move|put|transfer|shift|stick|relocate|place|store|keep|throw|toss|pop|shove|moved|i moved|we moved|i put|we put|i'?ve put|dad put|mom put|take|bring)(?: all)? (.+)$/i
const isIn =
  /^(the .+?|our .+?|all (?:of )?the .+?|[a-z' -]{2,30}?(?= (?:goes|go|belongs?|moved|should (?:go|be))\b)) (?:is|are|'s|went|goes|go|belongs?|should (?:go|be)|must go|needs to go|was moved|were moved|lives?)(?: now| actually| really)?(?: back)? (?=(?:in|into|on|to)\b)/i
const freezes = /^(?:freeze|i froze|we froze|froze) (?:the |our |all the )?(.+)$/i
const thaws =
  /^(?:thaw|defrost|i thawed|we thawed|let thaw|i'?m thawing|we'?re thawing)(?: out)? (?:the |our )?(.+)$/i

/** Somewhere else than it is recorded: only what is in the pantry can move. */
function moved(words: string, scene: Scene): Reading | undefined {
  const cold = freezes.exec(words)?.[1] ?? thaws.exec(words)?.[1]
  const to = freezes.test(words) ? 'Freezer' : 'Fridge'
  if (cold && !/^the recipe/i.test(cold)) {
    return together(
      readItems(cold.replace(/\s+for .+$/i, ''), ownNames(scene)).map(({ name }) =>
        change(name, { location: to }, scene),
      ),
    )
  }
  const stated = isIn.exec(words)
  const said = stated
    ? words.slice(0, stated[0].length).replace(/\s+$/, '')
    : moves.exec(words)?.[1]
  if (!said) return undefined
  const whereto = words.replace(
    /\bfrom (?:the |our )?(?:fridge|freezer|pantry|counter|refrigerator)\b/i,
    '',
  )
  const place = readLocation(
    stated ? words.slice(stated[1]?.length ?? 0) : whereto,
    scene.household,
  )
  if (!place.found || /\b(?:out of|off)\b/i.test(words)) return undefined
  const named = stated?.[1] ?? moves.exec(readLocation(whereto, scene.household).rest)?.[1] ?? ''
  const items = readItems(named, ownNames(scene))
  const isMove =
    stated !== null ||
    /^(?:move|transfer|shift|relocate|moved|i moved|we moved|bring)\b/i.test(words)
  const readings = items.map((item): Reading => {
    const found = findInPantry(item.name, scene)
    const known = found.certain.length > 0
    const placed = { location: place.found ?? '' }
    if (isMove) return change(item.name, placed, scene)
    if (
      known &&
      item.quantity === null &&
      found.certain.every(({ location }) => location !== place.found)
    )
      return change(item.name, placed, scene)
    if (
      /^the\b/i.test(named.trim()) &&
      item.quantity === null &&
      (known || found.likely.length > 0)
    )
      return change(item.name, placed, scene)
    return stock([item], placed, scene)
  })
  return readings.length > 0 ? together(readings) : undefined
}

const adds =
  /^(?:add|put|include|log|record|enter|store|stock|place|note|stick|throw|save)(?: down)? (.+)$/i
const has =
  /^(?:(?:we|i)(?:'ve| have)?(?: also| still| now)? (?:got|have)|there'?s|there is|there are|we have|i have)(?: also| still| now)? (?!to\b|no\b|a lot to\b|been\b|you\b)(.+)$/i

/** 'add 2 lb chicken to the pantry', 'we bought eggs', 'move the chicken to the freezer'. */
export const pantryChanges: Ability = (words, scene) => {
  const dated = expiryOf(words, scene)
  if (dated) return dated
  const got = bought.exec(words)?.[1]
  if (got && !notBought.test(got)) return broughtHome(got, scene)
  const { list, rest } = readList(words)
  if (list && list !== 'pantry') return undefined
  const elsewhere = moved(words, scene)
  const place = readLocation(rest, scene.household)
  const isList = list === 'pantry' || place.found === 'Pantry'
  const expiry = readExpiry(place.rest, scene)
  const added = adds.exec(expiry.rest)?.[1]
  if (added && isList && !/^put the\b/i.test(words)) {
    return stock(readItems(added, ownNames(scene)), { expiryDate: expiry.date }, scene)
  }
  if (elsewhere && !/^add\b/i.test(words)) return elsewhere
  const stored = added ?? has.exec(expiry.rest)?.[1]
  // 'There are 12 eggs in the fridge' corrects what is recorded; unknown things are new.
  if (stored && !added && place.found) {
    const items = readItems(stored, ownNames(scene))
    return together(
      items.map((item) => {
        const { certain } = findInPantry(item.name, scene, place.found)
        return certain.length === 1 && item.quantity && certain[0]?.location === place.found
          ? change(item.name, { quantity: item.quantity }, scene)
          : stock([item], { location: place.found, expiryDate: expiry.date }, scene)
      }),
    )
  }
  if (stored && (place.found || list === 'pantry')) {
    return stock(
      readItems(stored, ownNames(scene)),
      { location: place.found, expiryDate: expiry.date },
      scene,
    )
  }
  return stored && !added ? atHome(stored, scene) : undefined
}

/** 'We have 3 lb of rice': what is known gets the amount, what is not is asked about. */
function atHome(text: string, scene: Scene): Reading | undefined {
  const items = readItems(text, ownNames(scene)).filter(({ quantity }) => quantity !== null)
  if (items.length === 0 || items.some(({ name }) => name.split(' ').length > 4)) return undefined
  return together(
    items.map((item) => {
      const { certain, likely } = findInPantry(item.name, scene)
      if (certain.length + likely.length > 0)
        return change(item.name, { quantity: item.quantity }, scene)
      const { commands } = stock([item], {}, scene)
      return {
        ...nothing,
        ...ask(`Shall I put **${item.name}** (${item.quantity}) into the pantry?`, [
          { label: item.name, commands },
        ]),
      }
    }),
  )
}
