import { isFood } from '#shared/foods/foodPlace.ts'
import { nameKey } from '#shared/names.ts'
import { type Ability, ask, nothing, type Reading, type Scene, together } from '../reading.ts'
import { findDays } from '../text/daySpans.ts'
import { readItems } from '../text/itemList.ts'
import { readList, readLocation, readStore } from '../text/places.ts'
import { enumerated } from '../text/plainText.ts'
import { ingredientsFor } from './dishIngredients.ts'
import { ownNames } from './ownNames.ts'
import { readWish, wantItems } from './wish.ts'

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
  /^(?:the |some |more )?(.+?) (?:is|are) (?:needed|wanted|missing|required)(?:,? (?:asap|urgently|at .+|from .+|soon|for .+))?$/i
const missing = /^(?:is|are) missing (.+)$/i
const listNeeds =
  /^(?:the|our|my) (?:shopping |grocery )?list (?:needs|is missing|should (?:have|include)|lacks|wants) (.+)$/i
const asked =
  /^(?:(?:dad|mom|[a-z]+) )(?:wants|needs|asked for|is asking for|would like|requested|is craving|says we need|said we need|says to get|said to get|said to buy|asked (?:me|us|you) to (?:get|buy|pick up)|ordered|wants us to (?:get|buy)|asks for|wants (?:me|you) to (?:get|buy)|(?:says|said|thinks) (?:that )?we (?:need|should get|should buy))(?: some)? (.+)$/i

const unfit =
  /^(?:to|that|you|it$|this$|them$|it (?:to|on)|one$|something else|help|a recipe|rid|(?:dinner|lunch|breakfast)(?! (?:stuff|things|meat|bars?|sausages?|supplies|food|rolls|items))|know|an? (?:idea|plan|suggestion)|ready|started|going|something (?:quick|easy|for)|less|more (?:fiber|protein|sleep|time)|fewer)\b/i

/** What has a subject and a verb is nothing to buy. */
const sentence =
  /\b(?:is|are|was|were|loved|hated|liked|likes|hates|loves|doesn't|don't|isn't|aren't)\b|\b(?:we|they|he|she) \w|\b(?:it|them)$/i

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
    listNeeds.exec(words)?.[1] ??
    requester?.said ??
    buys.exec(rest)?.[1] ??
    needs.exec(rest)?.[1] ??
    adds.exec(rest)?.[1] ??
    needed.exec(rest)?.[1] ??
    (list === 'shopping' ? missing.exec(rest)?.[1] : undefined) ??
    (colon?.[1] && bareList(colon[1], scene))
  if (!said || unfit.test(said)) return undefined
  if (!list && readLocation(said, scene.household).found) return undefined
  if (/^add "/i.test(words) && findDays(words, scene.today).length > 0) return undefined
  const wish = {
    ...readWish(
      said.replace(/^:\s*|^(?:a )?(?:reminder|note) (?:for|about|to (?:buy|get)) /i, ''),
      scene,
    ),
  }
  // 'toilet paper is needed asap' says it outside of the items.
  wish.priority ??= readWish(rest, scene).priority
  const forRecipe = ingredientsFor(`${wish.rest}${wish.notes ? ` ${wish.notes}` : ''}`, wish, scene)
  if (forRecipe) return forRecipe
  // 'stuff for burgers: buns and pickles'
  const [heading = '', listed] = wish.rest.split(/:\s+/, 2)
  const purpose = /\bfor .+$/i.exec(heading)?.[0]
  if (listed && purpose) wish.notes ??= purpose.charAt(0).toUpperCase() + purpose.slice(1)
  const items = readItems(listed ?? wish.rest, ownNames(scene))
  if (items.some(({ name }) => sentence.test(name))) return undefined
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
    /^(?:no|not|without|never|nothing)\b|\b(?:is|are|isn't|aren't|was|were|will|should|can|can't|do|don't|does|doesn't|did|has|have|had|not|needed|anymore)\b/i.test(
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
