import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { isFood } from '#shared/foods/foodPlace.ts'
import { nameKey } from '#shared/names.ts'
import { commandsOf, decide, findInPantry, findOnList, pantryLabel } from '../find/decide.ts'
import { type Ability, ask, type Reading, type Scene, say, together } from '../reading.ts'
import { findDays } from '../text/daySpans.ts'
import { readItems, type SpokenItem } from '../text/itemList.ts'
import { readList, readLocation } from '../text/places.ts'
import { ownNames } from './ownNames.ts'
import { usedSome } from './remaining.ts'
import { readWish, type Wish, wantItems } from './wish.ts'

const be = "(?:'re|'m| are| am| is|'s)"
const almost =
  '(?:almost|nearly|about|just about|getting|close to(?: being)?|practically|basically almost|running)'

const low = [
  new RegExp(
    `^(?:(?:we|i)(?:${be}| ran| got| have run) )?(?:${almost} |kind of |a bit |pretty |super |really |very |so |a little )*(?:low on|short on|low with|down to the last(?: of(?: the)?)?)(?: the| our)? (.+)$`,
    'i',
  ),
  new RegExp(`^(?:(?:we|i)${be} )?${almost} (?:to be )?(?:all )?out of(?: the| our)? (.+)$`, 'i'),
  new RegExp(
    `^(?:the |our |my )?(.+?) (?:is|are|'s) (?:${almost}|running|getting|a bit|really|very|pretty|kind of) (?:all |to be )?(?:gone|empty|finished|out|low|done|used up|over)$`,
    'i',
  ),
  /^(?:there'?s |there is |there are |we have |we only have )?(?:not much|hardly any|barely any|only a little|only a bit(?: of)?|very little|not many|just a little|only a few) (?:of the )?(.+?)(?: (?:left|remaining))?$/i,
]

const out = [
  /^(?:(?:we|i)(?:'re|'m| are| am| just| have|'ve) )?(?:(?:now|all|completely|totally|fresh|clean|officially|already|also|fully|just|plain) )*(?:out of|ran out of|run out of|running out of)(?: the| our| any)? (.+)$/i,
  /^(?:we|i) (?:just |have |already )*(?:ran|run) out of(?: the| our)? (.+)$/i,
  /^(?:there'?s |there is |there are |we have |we'?ve got |i have |got )?no (?:more )?(.+?)(?: (?:left|any ?more|at home|in the house|here|now))?$/i,
  /^(?:we|i) (?:don'?t|do not) have (?:any |any more |anymore )?(.+?)(?: (?:left|any ?more|at home|in the house|either))?$/i,
  /^(?:there (?:isn'?t|aren'?t|is not|are not)|we haven'?t got) (?:any )(?:more )?(.+?)(?: (?:left|any ?more|at home))?$/i,
  /^(?:the |our |my |all the |all of the |all our )?(.+?) (?:is|are|'s|was|were|has been|have been) (?:now |all |completely |totally |already )*(?:gone|finished|empty|out|used up|done|eaten up|eaten|over)(?: now)?$/i,
  /^(?:the )?last (?:of the |of our |bit of |bit of the )?(.+?) (?:is|are|was|were) (?:gone|used|eaten|used up|finished)$/i,
  /^(?:the |our )?(.+?) (?:ran|has run|have run) out$/i,
]

const spoiled =
  /^(?:the |our |all the )?(.+?) (?:went|has gone|have gone|is going to be|got|turned|is|are) (?:all )?(?:bad|moldy|mouldy|rotten|spoiled|sour|off|slimy|rancid)$/i
const spoiledShort = /^(?:the |our )?(.+?) (?:spoiled|rotted|molded|went off)$/i

const who =
  '(?:we|i|dad|mom|someone|somebody|they|he|she|the kids|the boys|the girls|the dog|the cat|[a-z]{2,20})'
const did = "(?:'ve| have| has| just| already| finally| also)*"
const usedUp = new RegExp(
  `^(?:${who}${did} )?(?:used up|finished(?: off| up)?|ate(?: up)?|polished off|threw (?:away|out)|tossed(?: out)?|drank(?: up)?|(?:went|ran|got|burned|blew) through|killed|eaten|used|consumed|thrown (?:away|out)|devoured|trashed|dumped|chucked|cooked up|got rid of|emptied|had to (?:throw|toss)(?: away| out)?|scarfed down|demolished|cooked with|baked with|made dinner with|opened and (?:used|finished)|took(?= (?:\\d|an? |one |two |three |four |five |six ))) (?:up )?(.+)$`,
  'i',
)

/** 'threw the bread away', 'used the rice up' */
const apart =
  /\b(?:threw|tossed|chucked|used|ate|finished|throwing|drank) (.+?) (?:away|out|up|off)(?: (?:today|yesterday|last night|already|this morning))?$/i

const all =
  /^(?:all|all of|the last(?: (?:bit|can|bag|box|jar|bottle|pack|piece|slice|carton|cup|few|loaf))?(?: of)?|the rest(?: of)?|every bit of|the whole|the entire|the remaining|up)(?: of)?(?: the| our| my)?\s+/i

const oneOf = (patterns: readonly RegExp[], words: string) => {
  for (const pattern of patterns) {
    const said = pattern.exec(words)?.[1]
    if (said) return said
  }
  return undefined
}

const fromPantry = (item: PantryItem, scene: Scene): Reading =>
  commandsOf([{ type: 'DELETE_PANTRY_ITEMS_TEXT', items: [pantryLabel(item, scene)] }])

/** Out of the pantry, if it is in it. */
export const takenOut = (spoken: string, scene: Scene): Reading =>
  decide(findInPantry(spoken, scene), {
    spoken,
    where: 'in the pantry',
    label: (item) => `${item.name} (${item.quantity}, ${item.location})`,
    act: (item) => fromPantry(item, scene),
  })

/** Onto the list, unless some of it stands there: for 'rice' also 'Jasmine rice'. */
function wantUnlisted(item: SpokenItem, wish: Wish, scene: Scene): Reading {
  const standing = findOnList(item.name, scene).certain.find(({ isCompleted }) => !isCompleted)
  const isElsewhere =
    wish.store && standing && nameKey(standing.store ?? '') !== nameKey(wish.store)
  return standing && !isElsewhere
    ? say(`**${standing.name}** is already on the shopping list.`)
    : wantItems([item], wish, null, scene)
}

/** Gone: out of the pantry, and onto the list. */
function ranOut(item: SpokenItem, wish: Wish, scene: Scene): Reading {
  // Not the bottle is wanted, but what was in it.
  const name = item.name.replace(/ (?:bottle|jar|bag|box|container|carton|tub|can)$/i, '')
  const bought = wantUnlisted({ ...item, name, quantity: null }, wish, scene)
  const { certain, likely } = findInPantry(item.name, scene)
  if (certain.length + likely.length === 0) return bought
  return together([takenOut(item.name, scene), bought])
}

const noFood =
  /^(?:curiosity|order|touch|reach|sight|style|town|breath|control|patience|ideas|gas|time|idea|ideas|problem|worries|way|one|clue|rush|hurry|plans?|dinner|lunch|breakfast|need|thanks|thank you|it|that|this|them|longer|doubt|matter|thing|recipes?|here|office|town|home|questions?|space|room|reason|luck|energy|money|cooking|meat(?= on)|news|worry|kidding|comment|use|fun|chance|point|sense|sleep)\b/i

const itemsIn = (text: string, scene: Scene) =>
  readItems(text.replace(/\s+(?:at home|in the house)$/i, ''), ownNames(scene))

const bareNo = /^no (?!more\b)/i
const around = /\b(?:in|on|with|about|to|that|for me|for us|please|thanks|mine)\b/i

/**
 * 'The movie is over' and 'no milk for me' are not about what is left at home: what is said to be
 * gone must be known or food, and 'no …' alone must name nothing else.
 */
function isAboutFood(words: string, gone: string, scene: Scene): boolean {
  const { rest } = readLocation(gone, scene.household)
  if (bareNo.test(words) && !/\bleft\b/i.test(words))
    return !around.test(rest) && rest.split(' ').length <= 3
  if (/\b(?:out of|no|any)\b/i.test(words))
    return !/\b(?:in|on|with|about|that) (?:the|this|my|it)\b/i.test(rest)
  return itemsIn(rest, scene).every(({ name }) => {
    const { certain, likely } = findInPantry(name, scene)
    return certain.length + likely.length > 0 || isFood(name)
  })
}

/** 'we're out of milk', 'running low on rice', 'the eggs are gone', 'we ate the pizza'. */
export const goneFood: Ability = (words, scene) => {
  const { list, rest } = readList(words)
  if (list === 'menu' || list === 'recipes') return undefined
  const said = list === 'shopping' ? rest : words
  const scarce = oneOf(low, said)
  if (scarce && !noFood.test(scarce)) {
    const wish = readWish(scarce, scene)
    const items = itemsIn(readLocation(wish.rest, scene.household).rest, scene)
    return items.length > 0
      ? together(items.map((item) => wantUnlisted({ ...item, quantity: null }, wish, scene)))
      : undefined
  }
  const bad = spoiled.exec(words)?.[1] ?? spoiledShort.exec(words)?.[1]
  if (bad && !noFood.test(bad))
    return together(itemsIn(bad, scene).map(({ name }) => takenOut(name, scene)))
  const used = usedUp.exec(words)?.[1] ?? apart.exec(words)?.[1]
  if (used) return eaten(words, used, scene)
  const gone = oneOf(out, said)
  if (gone && !isAboutFood(said, gone, scene)) return undefined
  if (
    gone &&
    findDays(gone, scene.today).length === 0 &&
    !noFood.test(gone) &&
    !/\b(?:planned|on the menu|to eat|scheduled|to do|allowed)\b/i.test(gone)
  ) {
    const wish = readWish(readLocation(gone, scene.household).rest, scene)
    const items = itemsIn(wish.rest, scene)
    return items.length > 0 ? together(items.map((item) => ranOut(item, wish, scene))) : undefined
  }
  return undefined
}

/** All of it, an amount, or nobody knows how much. */
function eaten(words: string, used: string, scene: Scene): Reading | undefined {
  if (
    /^(?:to|for|it|them|that|this|out|at|dinner|lunch|breakfast|well|too much|by|with)\b/i.test(
      used,
    )
  )
    return undefined
  const { rest: here } = readLocation(used, scene.household)
  const cleaned = here
    .replace(
      /[\s,]+(?:for|in|with|at|baking|making|cooking|last (?:night|week|weekend|time)|on|this|because|since|yesterday|today|tonight)\b.*$/i,
      '',
    )
    .replace(/\s+(?:away|out|up|off)$/i, '')
  const whole = all.test(cleaned)
  const foods = itemsIn(cleaned.replace(all, ''), scene)
  // 'We ate chicken at a friend's' does not mean that all of ours is gone.
  const isVague =
    /\b(?:ate|eaten|drank|had|devoured|consumed)\b/i.test(words) &&
    !/^(?:the|all|our|my|that|those|this|every|his|her|their)\b/i.test(used)
  const justUsed = isVague || (/\b(?:used|with) (?!up\b)/i.test(words) && !/\bup$/i.test(here))
  const readings = foods.map((food): Reading => {
    if (!whole && /^(?:some|half|a bit|a little|most|part)\b/i.test(cleaned))
      return usedSome(food, cleaned, scene)
    if (!whole && food.quantity) return usedSome(food, cleaned, scene)
    const reading = takenOut(food.name, scene)
    if (!justUsed || whole || reading.commands.length === 0) return reading
    return ask(
      `Is the **${food.name.toLowerCase()}** all used up? Say yes, and I propose to take it out of the pantry.`,
      [{ label: food.name, commands: reading.commands }],
    )
  })
  const known = readings.some(({ commands, choices }) => commands.length + choices.length > 0)
  // 'Dad ate at a friend's': nothing here has that name, so it may be about something else.
  if (!known && foods.some(({ name }) => name.split(' ').length > 4)) return undefined
  return readings.length > 0 ? together(readings) : undefined
}
