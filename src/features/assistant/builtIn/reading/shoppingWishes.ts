import { ingredientsOf } from '#features/recipes/recipes.facts.ts'
import { nameKey } from '#shared/names.ts'
import { findRecipes } from '../find/decide.ts'
import { guessAisle, isFood } from '../food/guess.ts'
import { missingFor } from '../planning/stock.ts'
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
import { readItems, type SpokenItem } from '../text/itemList.ts'
import { readList, readLocation, readStore } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { ownNames } from './ownNames.ts'

const subject = "(?:we|i|you|they|y'all|u)(?:'ll|'d|'re| are| will| would)?"
const degree =
  '(?:also|really|still|definitely|do|will|just|going to|gonna|probably|desperately|urgently|badly|all|now)'
const needs = new RegExp(
  `^(?:(?:${subject}|(?:the )?(?:kids|boys|girls|baby|dog|cat|family|house|guests)) )?(?:${degree} )*(?:need|want|require|could use|like|have to have|must have|crave|are missing|should have)s?(?: to (?:buy|get|order|pick up|have|grab))?(?: (?:some|more|a bit) more)? (.+)$`,
  'i',
)
const buys =
  /^(?:we should |i should |to |we |i |you )?(?:buy|get|grab|pick up|pick|order|purchase|fetch|bring(?: home| back)?|restock(?: on)?|stock up on|shop for|re-?order|replenish|snag|score)(?: (?:me|us|ourselves|myself))?(?: up)?(?: some)? (.+)$/i
const adds =
  /^(?:add|put|include|throw|stick|toss|write|jot|note|pop|place|list|enter|save|slap|drop|append|pencil in|bring|remember|write down|note down|jot down)(?: down| on| in)?(?: (?:me|us))?:? (.+)$/i
const needed =
  /^(?:the |some |more )?(.+?) (?:is|are) (?:needed|wanted|missing|required|on sale)(?:,? (?:asap|urgently|at .+|from .+|soon|for .+))?$/i
const missing = /^(?:is|are) missing (.+)$/i
const asked =
  /^(?:(?:dad|mom|[a-z]+) )(?:wants|needs|asked for|is asking for|would like|requested|is craving|says we need|said we need|says to get|said to get|said to buy|asked (?:me|us|you) to (?:get|buy|pick up)|ordered|wants us to (?:get|buy)|asks for|wants (?:me|you) to (?:get|buy)|(?:says|said|thinks) (?:that )?we (?:need|should get|should buy))(?: some)? (.+)$/i

const lowPriority =
  /[\s,(-]*\b(?:it'?s |that'?s |they'?re |is |are |but )?(?:low priority|not urgent|no rush|not important|no hurry|nothing urgent|isn'?t urgent|whenever|not a priority|priority low|at some point|eventually)\b\)?/i
const highPriority =
  /[\s,(-]*\b(?:it'?s |that'?s |they'?re |this is |which is |is |are |very |really |as )*(?:urgent(?:ly)?|asap|high[- ]priority|top priority|(?:very |really )?important|an emergency|right away|priority high|immediately|desperately|badly|a must|must[- ]have|essential|critical|as soon as possible|with high priority|at high priority|a priority)\b!?\)?/i

/** What is wanted beside the items: where from, how urgently, what for. */
export type Wish = {
  store: string | null
  priority: 'high' | 'low' | null
  notes: string | null
  rest: string
}

export function readWish(text: string, { household }: Scene): Wish {
  const low = lowPriority.exec(text)
  const high = low ? null : highPriority.exec(text)
  const urgency = low ?? high
  const calm = urgency
    ? `${text.slice(0, urgency.index)} ${text.slice(urgency.index + urgency[0].length)}`
    : text
  const store = readStore(calm.trim(), household)
  const purpose =
    /(?:^|[\s,]+)(?:it'?s |they'?re |that'?s )?((?:for|because|so (?:that )?we can|to (?:make|bake|cook|go with)) (?!me$|us$|now$|sure$)[^,]{2,80})$/i.exec(
      store.rest,
    )
  const rest = purpose ? store.rest.slice(0, purpose.index) : store.rest
  return {
    store: store.found,
    priority: low ? 'low' : high ? 'high' : null,
    notes: purpose?.[1] ? purpose[1].charAt(0).toUpperCase() + purpose[1].slice(1) : null,
    rest: rest.trim(),
  }
}

/** One item of the shopping list as it is proposed. */
export function shoppingItem(
  item: SpokenItem,
  wish: Wish,
  addedBy: string | null,
  { household }: Scene,
) {
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
  const there = items.filter((item) => standing(item) && item.quantity === null && !wish.priority)
  const wanted = items.filter((item) => !there.includes(item))
  const names = enumerated(there.map(({ name }) => `**${name}**`))
  const already =
    there.length > 0
      ? [`${names} ${there.length > 1 ? 'are' : 'is'} already on the shopping list.`]
      : []
  return propose(
    'ADD_SHOPPING_ITEMS_TEXT',
    wanted.map((item) => shoppingItem(item, wish, addedBy, scene)),
    ...already,
  )
}

const forDish =
  /^(?:all )?(?:the |all the |any )?(?:missing )?(?:ingredients?|everything|stuff|groceries|things|items|whatever|what(?:ever)?(?:'s| is)? ?(?:missing|needed)?(?: we(?:'re| are)? (?:need|missing))?)(?: (?:we|i)(?:'re| are)? (?:need|missing|lack))?(?: that (?:is|are) missing)?(?: needed| missing| required| we need)?(?: (?:for|to make|to cook|of|from)) (.+)$/i

/** 'the ingredients for lasagna': what of it is not at home. */
function ingredientsFor(text: string, wish: Wish, scene: Scene): Reading | undefined {
  const dish = /:\s/.test(text) ? undefined : forDish.exec(text)?.[1]
  if (!dish) return undefined
  const recipes = findRecipes(dish, scene)
  const [recipe] = recipes
  if (!recipe)
    return say(`There is no recipe for “${dish}” in the book, so I can't tell what it needs.`)
  if (recipes.length > 1) {
    return ask(
      `Which one: ${enumerated(
        recipes.slice(0, 6).map(({ title }) => `**${title}**`),
        'or',
      )}?`,
      recipes.slice(0, 6).map((one) => ({
        label: one.title,
        commands: wantMissing(one.ingredients, one.title, wish, scene).commands,
      })),
    )
  }
  return wantMissing(recipe.ingredients, recipe.title, wish, scene)
}

function wantMissing(ingredients: string | null, title: string, wish: Wish, scene: Scene): Reading {
  const missing = missingFor(ingredientsOf(ingredients), scene.household)
  if (missing.length === 0) return say(`Everything for **${title}** is at home.`)
  return wantItems(missing, { ...wish, notes: `For ${title}` }, null, scene)
}

const unfit =
  /^(?:to|that|you|it$|this$|them$|it (?:to|on)|one$|something else|help|a recipe|rid|(?:dinner|lunch|breakfast)(?! (?:stuff|things|meat|bars?|sausages?|supplies|food|rolls|items))|know|an? (?:idea|plan|suggestion)|ready|started|going|something (?:quick|easy|for)|less|more (?:fiber|protein|sleep|time)|fewer)\b/i

/** 'we need milk', 'buy eggs at Costco', 'put bread on the list', 'Maya asked for strawberries'. */
export const shoppingWishes: Ability = (words, scene) => {
  const { list, rest } = readList(words)
  if (list === 'menu' || list === 'recipes' || list === 'pantry') return undefined
  const requester = askedBy(rest, scene)
  const colon =
    list === 'shopping' || readStore(words, scene.household).found
      ? /^\s*:?\s*(.+)$/.exec(rest)
      : null
  const said =
    requester?.said ??
    buys.exec(rest)?.[1] ??
    needs.exec(rest)?.[1] ??
    adds.exec(rest)?.[1] ??
    needed.exec(rest)?.[1] ??
    (list === 'shopping' ? missing.exec(rest)?.[1] : undefined) ??
    (colon?.[1] && bareList(colon[1], scene))
  if (!said || unfit.test(said)) return undefined
  if (!list && readLocation(said, scene.household).found) return undefined
  const wish = { ...readWish(said.replace(/^:\s*/, ''), scene) }
  // 'toilet paper is needed asap' says it outside of the items.
  wish.priority ??= readWish(rest, scene).priority
  const forRecipe = ingredientsFor(`${wish.rest}${wish.notes ? ` ${wish.notes}` : ''}`, wish, scene)
  if (forRecipe) return forRecipe
  // 'stuff for burgers: buns and pickles'
  const [heading = '', listed] = wish.rest.split(/:\s+/, 2)
  const purpose = /\bfor .+$/i.exec(heading)?.[0]
  if (listed && purpose) wish.notes ??= purpose.charAt(0).toUpperCase() + purpose.slice(1)
  const items = readItems(listed ?? wish.rest, ownNames(scene))
  return items.length > 0 ? wantItems(items, wish, requester?.by ?? null, scene) : undefined
}

function askedBy(words: string, { household }: Scene): { by: string; said: string } | null {
  const said = asked.exec(words)?.[1]
  if (!said || unfit.test(said)) return null
  const [first = ''] = words.split(' ')
  const member = household.members.find(({ name }) => nameKey(name) === nameKey(first))
  return member ? { by: member.name, said } : null
}

/** 'milk, eggs' with a list or a store beside it needs no verb; but it must not have another. */
function bareList(text: string, { household }: Scene): string | null {
  if (
    /\b(?:is|are|was|what|should|don't|not|already|have|has|remove|delete|tick|check|mark|move|change|cross|leave|keep|take|can|could|should|come|go|goes|put|add|i|i'm|we|we're|you)\b/i.test(
      text,
    )
  )
    return null
  const rest = readStore(text, household).rest
  return readItems(rest).length > 0 ? text : null
}

/** Only food, and no word of what to do with it: that is asked, unless it adds to something. */
export const bareItems = (words: string, scene: Scene, isMore = false): Reading | undefined => {
  const items = readItems(words, ownNames(scene))
  if (
    /\b(?:is|are|isn't|aren't|was|were|will|should|can|can't|do|don't|does|doesn't|did|has|have|had|not|needed|anymore)\b/i.test(
      words,
    ) ||
    items.length === 0 ||
    !items.every(({ name, quantity }) => isFood(name) && (quantity || name.split(' ').length <= 4))
  )
    return undefined
  const wanted = wantItems(
    items,
    { store: null, priority: null, notes: null, rest: '' },
    null,
    scene,
  )
  // With an amount or a 'please' it is an order.
  const isOrder = isMore || items.some(({ quantity }) => quantity !== null)
  if (wanted.commands.length === 0 || isOrder) return wanted
  const names = enumerated(items.map(({ name }) => `**${name}**`))
  return together([
    { ...nothing, says: wanted.says },
    ask(`Shall I put ${names} on the shopping list?`, [
      { label: 'shopping list', commands: wanted.commands },
    ]),
  ])
}
