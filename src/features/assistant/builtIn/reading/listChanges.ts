import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import { findInPantry, findOnList } from '../find/decide.ts'
import { type Ability, ask, type Reading, type Scene, together } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { type ListName, readList, readLocation, readStore } from '../text/places.ts'
import { ownNames } from './ownNames.ts'
import { changeInPantry, changeOnList } from './recordChanges.ts'

const ticks =
  /^(?:tick|check|cross|mark)(?: off| out)? (.+?)(?: (?:off|out))?(?: as (?:done|bought|completed?|purchased|checked(?: off)?|got|gotten|found|in the cart|finished))?$/i
const isTick =
  /^(?:tick|check(?! (?:if|whether|the (?:fridge|pantry|freezer)|on|in|for|out the|what))|cross)\b|^mark\b.*\bas (?:done|bought|complete|completed|purchased|checked|got|finished|found)/i
const unticks =
  /^(?:untick|uncheck|un-check|unmark|reopen|put back) (.+?)(?: (?:as (?:not )?(?:done|bought)))?$/i
const inCart =
  /^(?:the )?(.+?) (?:(?:is|are) )?(?:done|bought|in the (?:cart|basket)|checked off|ticked off|already bought)$/i

function ticked(words: string, scene: Scene): Reading | undefined {
  const { rest } = readList(words)
  const back = unticks.exec(rest)?.[1]
  const done = isTick.test(words) ? ticks.exec(rest)?.[1] : inCart.exec(words)?.[1]
  const said = back ?? done
  if (!said) return undefined
  // 'the mayo is done' may be about the jar in the fridge.
  const isStated = !back && !isTick.test(words)
  if (isStated && findOnList(said, scene).certain.length === 0) return undefined
  const { rest: named } = readStore(said, scene.household)
  const items = readItems(named.replace(/\b(?:off|as done)\b/gi, ' '), ownNames(scene))
  return items.length > 0
    ? together(items.map(({ name }) => changeOnList(name, { isCompleted: !back }, scene)))
    : undefined
}

const changes =
  /^(?:change|set|update|make|increase|decrease|reduce|adjust|correct|bump|raise|lower|edit|fix|switch)(?: up| down)?(?: the| our)?(?: (?:quantity|amount|number|count)(?: of| for)?)?(?: the| our)? (.+?)(?:'s (?:quantity|amount))?(?: up| down)?(?: from .{1,30})? (?:to(?: be)?|=|into|be|as) (?:the |a )?(.+)$/i
const makes =
  /^make (?:the |our |that |those )?(.+?) ((?:\d|[¼½¾]|one\b|two\b|three\b|four\b|five\b|six\b|a dozen\b|half\b|ten\b|twelve\b).*)$/i
const urgent =
  /^(?:the |our )?(.+?) (?:is|are) (?:really |very |super |now )?(urgent|high priority|important|a priority|low priority|not urgent|medium priority)$|^(?:the |our )?(.+?) can (wait)(?: a bit| for now| till later| until later)?$|^(?:make|mark|set|flag) (?:the )?(.+?) (?:as |to )?(?:an? )?(urgent|high[- ]priority|important|top priority|low[- ]priority|not urgent|medium[- ]priority|high|low)$/i
/** 'we need 3 blocks of tofu instead of 2' */
const insteadOf =
  /^(?:we |i |please )?(?:need|want|get|buy|make it) (.+?) (?:instead of|rather than|not) (?:just |only )?(?:\d|one|two|three|four|five|six|a |half).*$/i
/** 'the paper towels should be from Target', 'change the store of the tofu to Costco' */
const ofStore =
  /^(?:the |our )?([a-z' -]{2,40}?) (?:should|must|needs? to|has to|have to) (?:be|come)(?: bought)? (?:from|at) (.+)$|^(?:change|set|switch|update) the store (?:of|for) (?:the )?(.+?) to (.+)$/i
/** 'make it 5 avocados' */
const makesItems =
  /^(?:make|change) (?:it|that)(?: to)? ((?:\d|[¼½¾]|one|two|three|four|five|six|a dozen|ten|twelve).{0,12}? [a-z].+)$/i
/** 'oat milk should be 4 cartons' */
const shouldBe =
  /^(?:the |our )?([a-z' -]{2,40}?) (?:should|must|needs? to|has to|have to|ought to) (?:actually |really )?(?:be|say) ((?:\d|[¼½¾]|one\b|two\b|three\b|four\b|five\b|six\b|half\b|a ).{0,30})$/i
/** '… should be 3 cartons, not 2' */
const notThatMany =
  /,? (?:not|instead of|rather than) (?:just |only )?(?:\d{1,4}|one|two|three|four|five|six)(?: \w+)?$/i
/** '… at the corner market, not Trader Joe's' */
const notThere = /,? (?:not|rather than|instead of)(?: (?:at|from))? ([\w' ]{2,30})$/i
const elsewhere = /^(?:get|buy|grab|pick up) (?:the )(.+?)(?: instead)?$/i

const priorityOf = (word: string) =>
  /low|not|wait/i.test(word) ? 'low' : /medium/i.test(word) ? 'medium' : 'high'

function amount(
  named: string,
  quantity: string,
  list: ListName | null,
  place: string | null,
  scene: Scene,
): Reading {
  if (list === 'shopping') return changeOnList(named, { quantity }, scene)
  if (list === 'pantry' || place) return changeInPantry(named, { quantity }, scene)
  const onList = findOnList(named, scene).certain.filter(({ isCompleted }) => !isCompleted)
  const inPantry = findInPantry(named, scene).certain
  const exactly = (list: readonly { name: string }[]) =>
    list.some(({ name }) => nameKey(name) === nameKey(named))
  // 'Tofu' on the list goes before 'Firm tofu' in the pantry.
  if (exactly(onList) && !exactly(inPantry)) return changeOnList(named, { quantity }, scene)
  if (onList.length > 0 && inPantry.length > 0) {
    return ask(
      `“${named}” is on the shopping list and in the pantry. Do you mean **the shopping list** or **the pantry**?`,
      [
        { label: 'The shopping list', commands: changeOnList(named, { quantity }, scene).commands },
        { label: 'The pantry', commands: changeInPantry(named, { quantity }, scene).commands },
      ],
    )
  }
  return inPantry.length > 0
    ? changeInPantry(named, { quantity }, scene)
    : changeOnList(named, { quantity }, scene)
}

/** 'tick off the milk', 'change the eggs to 24', 'mark the milk as urgent'. */
export const listChanges: Ability = (words, scene) => {
  const done = ticked(words, scene)
  if (done) return done
  const { list, rest } = readList(words.replace(notThatMany, ''))
  if (list === 'menu' || list === 'recipes') return undefined
  const priority = urgent.exec(rest)
  const pressing = priority?.[1] ?? priority?.[3] ?? priority?.[5]
  const level = priority?.[2] ?? priority?.[4] ?? priority?.[6]
  if (pressing && level) {
    const names = readItems(pressing, ownNames(scene))
    return together(
      names.map(({ name }) => changeOnList(name, { priority: priorityOf(level) }, scene)),
    )
  }
  const other = insteadOf.exec(readList(words).rest)
  if (other?.[1]) {
    const [item] = readItems(other[1], ownNames(scene))
    const known = item && findOnList(item.name, scene).certain.length > 0
    return known && item.quantity
      ? changeOnList(item.name, { quantity: item.quantity }, scene)
      : undefined
  }
  const place = readLocation(rest, scene.household)
  const from = ofStore.exec(words)
  const sold = from?.[1] ?? from?.[3]
  const seller = from && readStore(`from ${from[2] ?? from[4]}`, scene.household)
  if (sold && seller?.found && seller.rest === '')
    return changeOnList(sold, { store: seller.found }, scene)
  const counted = makesItems.exec(rest)?.[1]
  if (counted) {
    const [item] = readItems(counted, ownNames(scene))
    return item?.quantity ? amount(item.name, item.quantity, list, null, scene) : undefined
  }
  const said = changes.exec(place.rest) ?? makes.exec(place.rest) ?? shouldBe.exec(place.rest)
  const named = said?.[1]?.replace(/^(?:the|our)\s+/i, '')
  const value = said?.[2]
  if (!named || !value) return otherStore(words, scene)
  const quantity = readQuantity(value.replace(/\s+instead$/i, ''))
  const named1 = readItems(named, ownNames(scene))[0]?.name
  if (!named1) return undefined
  if (quantity) return amount(named1, quantity, list, place.found, scene)
  const store = readStore(`from ${value}`, scene.household)
  if (store.found && store.rest === '') return changeOnList(named1, { store: store.found }, scene)
  return undefined
}

/** 'get the milk at Trader Joe's instead' of where it stands now. */
function otherStore(words: string, scene: Scene): Reading | undefined {
  const old = notThere.exec(words)?.[1]
  const isNotThere = old !== undefined && readStore(`from ${old}`, scene.household).rest === ''
  if (!isNotThere && !/\binstead\b/i.test(words) && !/^(?:move|switch)\b/i.test(words))
    return undefined
  const store = readStore(
    (isNotThere ? words.replace(notThere, '') : words).replace(
      /\bto (?:the )?(?=\w+(?: \w+)? list)/i,
      'from ',
    ),
    scene.household,
  )
  if (!store.found) return undefined
  const named =
    elsewhere.exec(store.rest)?.[1] ??
    /^(?:move|switch) (?:the )?(.+?)(?: to)?$/i.exec(store.rest)?.[1]
  return named
    ? changeOnList(named.replace(/\s+instead.*$/i, ''), { store: store.found }, scene)
    : undefined
}
