import { isFood } from '#shared/foods/foodPlace.ts'
import type { Scene } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { capitalised } from '../text/plainText.ts'
import { ownNames } from './ownNames.ts'

type Field = 'keyGoalsAndLimits' | 'likes' | 'dislikes'
/** Lines for one of the fields of a member. */
export type Statement = { field: Field; lines: string[] }

const often =
  "(?:also |really |now |absolutely |still |just |totally |always |especially |doesn't really |actually |truly |kinda |kind of |mostly )*"

const allergy = [
  /^(?:is|'s|are) (?:also |very |severely |highly |deathly |mildly |really )*allergic (?:to|against) (.+)$/i,
  /^(?:has|have|got|'s got|developed) (?:an? |a severe |a bad |a serious |a mild )?allerg(?:y|ies) (?:to|against) (.+)$/i,
  /^(?:is|was|got|has been|'s been|just got|just) ?(?:just |recently )?diagnosed with (?:an? )?(?:severe |bad |serious |mild )?(.+?) allerg(?:y|ies)$/i,
  /^(?:has|have|got|developed) (?:an? )?(?:severe |bad |serious |mild )?(.+?) allerg(?:y|ies)$/i,
]
const intolerance = [
  /^(?:is|'s|are) (.+?)[- ]intolerant$/i,
  /^(?:is|'s|are) intolerant (?:to|of) (.+)$/i,
  /^(?:has|have) (?:an? )?(.+?) intolerance$/i,
]
const forbidden = [
  /^(?:can'?t|cannot|can not|must not|mustn'?t|may not|shouldn'?t|should not|isn'?t allowed to|is not allowed to|isn'?t supposed to|is supposed to)(?: ever| really)? (?:eat|have|drink|tolerate|digest|handle)(?: any)? (.+)$/i,
  /^(?:has to|must|needs to|is supposed to|should|have to) avoid(?: eating)?(?: any| all)? (.+)$/i,
]
const celiac = /^(?:is|'s|has|have)(?: got)? (?:a )?(celiac|coeliac)(?: disease)?$/i
const dislike = [
  new RegExp(
    `^${often}(?:hates?|dislikes?|detests?|loathes?|despises?|refuses?(?: to eat)?|avoids?|rejects?)(?: eating)? (.+)$`,
    'i',
  ),
  new RegExp(
    `^${often}(?:doesn'?t|does not|don'?t|do not|won'?t|will not|didn'?t|never|no longer|can'?t)(?: really| actually| ever| even| want to)? (?:likes?|eats?|enjoys?|touch(?:es)?|stand|stands|cares? for|care for|want|love|loves|drinks?|drink)(?: eating)?(?: any)? (.+?)(?: any ?more| at all)?$`,
    'i',
  ),
  /^(?:is|'s|are)(?: really| definitely)?(?: not|n'?t) (?:an? )?(?:big |huge )?(?:fans? of|fond of|into|keen on|crazy about) (.+)$/i,
  /^(?:isn'?t|aren'?t) (?:an? )?(?:big |huge )?(?:fans? of|fond of|into|keen on|crazy about) (.+)$/i,
  /^(?:thinks|finds|says) (.+?) (?:is|are|taste|tastes)? ?(?:gross|disgusting|yucky|nasty|awful|terrible|icky|bad)$/i,
  /^(?:is|'s) (?:grossed out by|sick of|tired of) (.+)$/i,
]
const like = [
  new RegExp(
    `^${often}(?:loves?|likes?|enjoys?|adores?|prefers?|craves?|fancies|digs)(?: eating| to eat)? (.+)$`,
    'i',
  ),
  /^(?:is|'s|are)(?: really| totally| absolutely| now)? (?:(?:a |an )?(?:big |huge )?fans? of|fond of|into|crazy about|obsessed with|nuts about|all about|keen on) (.+)$/i,
  /^'?s? ?(?:new |all[- ]time )?favou?rite (?:food|dish|meal|fruit|vegetable|snack|thing|breakfast|dinner|dessert|things? to eat)?s? ?(?:is|are) (.+)$/i,
  /^can'?t get enough(?: of)? (.+)$/i,
]
const goal = [
  /^(?:is|'s) (off (?!the\b|work|today|tomorrow|to\b|school|on\b|from\b)[a-z ]{3,40}?)(?: for (?:a while|now|good))?$/i,
  /^(?:is|'s|are|has been|has started|started)(?: now| really| also)? ((?:cutting|watching|limiting|avoiding|counting|tracking|skipping|reducing|lowering|easing|laying|staying|eating (?:less|more|fewer|no|mostly|only|healthier|lighter)|drinking (?:less|more|no)) .+)$/i,
  /^(?:wants?|is trying|'s trying|tries|needs?|aims|is supposed)(?: to) (get (?:enough|more|less|at least|\d).+)$/i,
  /^(?:wants?|is trying|'s trying|tries|would like|needs?|has decided|hopes|plans|is supposed|aims|is going|has)(?: to) (?!(?:have|get|buy|make|cook)\b)((?:eat|cut|lose|gain|reduce|avoid|drink|go|get|try|be|watch|limit|lower|increase|stay|become|stop|skip|keep|build|follow|start).+)$/i,
  /^(?:wants?|needs?|is after|should (?:eat|have|get)|must (?:eat|have|get)|should|must) ((?:less|more|fewer|no|enough|low|high|a lot of|at least|only|smaller|bigger|lighter|extra|plenty of|drink|eat|watch|cut|lose|avoid).+)$/i,
  /^(?:is|'s|are|went|has gone|became|eats|is now|is eating|has become|turned)(?: now| on| a| an| strictly| fully| mostly| going)* ((?:mostly |strictly )?(?:vegetarian|vegan|pescatarian|diabetic|pregnant|keto|paleo|kosher|halal|gluten[- ]free|dairy[- ]free|lactose[- ]free|low[- ]carb|low[- ]sodium|low[- ]fat|sugar[- ]free|nut[- ]free|plant[- ]based|whole30|flexitarian)(?: diet| now)?)$/i,
  /^(?:is|'s|are|went)(?: now)?(?: going)? on (?:an? )?((?:.{2,30} )?diet|keto|atkins|whole30|weight watchers)$/i,
  /^'?s? goal is (?:to )?(.+)$/i,
]

const oneOf = (patterns: readonly RegExp[], words: string) => {
  for (const pattern of patterns) {
    const said = pattern.exec(words)?.[1]
    if (said) return said
  }
  return undefined
}

export const foodsIn = (text: string, scene: Scene) =>
  readItems(
    text
      .replace(/\b(?:or|nor)\b/gi, ',')
      .replace(/\s+(?:any ?more|a lot|very much|at all|these days|now|so much)(?=$|,| and )/gi, ''),
    ownNames(scene),
  ).map(({ name, quantity }) =>
    capitalised(
      [quantity && !/^\d/.test(quantity) ? '' : quantity, name].filter(Boolean).join(' '),
    ),
  )

/** What a predicate says of a person: 'is allergic to peanuts'. */
export function readStatement(predicate: string, scene: Scene): Statement | undefined {
  const said = predicate.trim()
  const marked = (text: string, mark: string): Statement => {
    const named = foodsIn(text, scene)
    // Why somebody must avoid it is no food: 'peanuts, doctor's orders'.
    const foods = named.some(isFood) ? named.filter(isFood) : named
    return { field: 'dislikes', lines: foods.map((food) => `${food} (${mark})`) }
  }
  if (celiac.test(said)) return { field: 'dislikes', lines: ['Gluten (celiac)'] }
  const allergic = oneOf(allergy, said)
  if (allergic) return marked(allergic, 'allergy')
  const intolerant = oneOf(intolerance, said)
  if (intolerant) return marked(intolerant, 'intolerance')
  const never = oneOf(forbidden, said)
  if (never) return marked(never, 'must avoid')
  const disliked = oneOf(dislike, said)
  if (disliked && !/^(?:to|it|that|this|when|if)\b/i.test(disliked))
    return { field: 'dislikes', lines: foodsIn(disliked, scene) }
  const aim = oneOf(goal, said)
  if (aim)
    return { field: 'keyGoalsAndLimits', lines: [capitalised(aim.trim().replace(/ now$/i, ''))] }
  const liked = oneOf(like, said)
  if (liked && !/^(?:to|it|that|this|when|if|you|the idea)\b/i.test(liked))
    return { field: 'likes', lines: foodsIn(liked, scene) }
  return undefined
}
