import { answer } from './answering/answer.ts'
import { smallTalk } from './answering/smallTalk.ts'
import { whereItStands } from './find/mentioned.ts'
import { planDays } from './planning/planDays.ts'
import { cookedDishes } from './reading/cookedDishes.ts'
import { shoppingForDays } from './reading/dishIngredients.ts'
import { emptying } from './reading/emptying.ts'
import { goneFood } from './reading/goneFood.ts'
import { houseRules } from './reading/houseRules.ts'
import { knowledge, remembered } from './reading/knowledge.ts'
import { listChanges } from './reading/listChanges.ts'
import { mealChanges } from './reading/mealChanges.ts'
import { mealPlans } from './reading/mealPlans.ts'
import { pantryChanges } from './reading/pantryChanges.ts'
import { people } from './reading/people.ts'
import { recipeChanges } from './reading/recipeChanges.ts'
import { remaining } from './reading/remaining.ts'
import { removals } from './reading/removals.ts'
import { bareItems, shoppingWishes } from './reading/shoppingWishes.ts'
import { type Ability, asQuestion, type Reading, type Scene, say } from './reading.ts'
import type { Clause } from './text/clauses.ts'
import {
  doubtIn,
  isAsked,
  isCondition,
  isForbidden,
  isQuotation,
  withoutCourtesy,
  withoutDoubt,
} from './text/mood.ts'

/** The first that understands a clause has it. What is more particular comes first. */
const abilities: readonly Ability[] = [
  people,
  houseRules,
  cookedDishes,
  remaining,
  shoppingForDays,
  planDays,
  mealChanges,
  listChanges,
  removals,
  goneFood,
  pantryChanges,
  mealPlans,
  shoppingWishes,
]

/** 'Record that we have 4 cans of soup in the pantry' is about the pantry, too. */
const atHome = (fact: string, scene: Scene): Reading | undefined =>
  /^(?:we|i|there) (?:have|got|is|are|only)\b|^(?:there's|we're out)\b/i.test(fact)
    ? (remaining(fact, scene) ?? goneFood(fact, scene) ?? pantryChanges(fact, scene))
    : undefined

const readWish = (words: string, scene: Scene): Reading | undefined => {
  const ofRecipe = recipeChanges(words, scene)
  if (ofRecipe) return ofRecipe
  const fact = remembered(words)
  // 'Remember that Dad hates olives' is about Dad before it is a note.
  const noted =
    (fact &&
      (cookedDishes(fact, scene) ??
        people(fact, scene) ??
        houseRules(fact, scene) ??
        atHome(fact, scene))) ||
    knowledge(words, scene)
  if (noted) return noted
  for (const ability of abilities) {
    const reading = ability(words, scene)
    if (reading) return reading
  }
  return undefined
}

/** Somebody else's word for it: true or not, a person should say so. */
const saidBy =
  /^(?:[a-z]+(?: [a-z]+)?) (?:said|says|claims|thinks|told (?:me|us)|mentioned|heard|texted|believes)(?: that)? (.+)$/i

/** What must not be skipped when the beginning of a clause is. */
const telling =
  /\b(?:not|don't|never|no|none|if|unless|maybe|might|said|says|without|except|isn't|won't|can't|stop|keep|leave)\b|["?]/i

/**
 * 'Whoever goes next: please bring chips' begins with words that nobody needs. What follows a colon
 * or a comma is read alone, but only if it adds something.
 */
function readEnd(words: string, scene: Scene): Reading | undefined {
  for (const joint of words.matchAll(/[:,]\s+|\s[-–—]\s|\b(?:so|that|because)\s+/g)) {
    const skipped = words.slice(0, joint.index)
    if (telling.test(skipped) || skipped === '') return undefined
    const reading = readWish(withoutCourtesy(words.slice(joint.index + joint[0].length)), scene)
    const adds = reading?.commands.every(({ type }) => /^(?:ADD|CREATE)/.test(type))
    if (reading && adds && reading.commands.length > 0) return reading
  }
  return undefined
}

const removes = ({ commands }: Reading) => commands.some(({ type }) => /^DELETE/.test(type))

/** 'For future reference, the grill takes 15 minutes to heat up.' */
const toldAsFact =
  /^(?:(?:and|also|oh|hey|ok|so|btw)[, ]+)*(?:for (?:future |your )?reference|for the record|just so you know|so you know|fyi|heads up|good to know|keep in mind|note to self|for next time|as a reminder|reminder)\b/i

/** 'Remind me to throw out the yogurt': it is still there. */
const isReminder = /\bremind (?:me|us) to\b/i

/** Nobody understood it. */
export const unread: Reading = say('')

export function readClause({ text, isQuestion }: Clause, scene: Scene): Reading {
  const words = withoutCourtesy(text)
  const talk = smallTalk(text) ?? smallTalk(words)
  if (talk) return say(talk)
  if (isQuotation(text))
    return say(
      'That is what somebody else said, so I propose nothing for it. Tell me yourself if you want it.',
    )
  if (isCondition(words) && !remembered(words))
    return say('I propose nothing for what has not happened yet. Tell me when it has.')
  const emptied = emptying(words, scene)
  if (emptied) return emptied
  if (isAsked(text, words, isQuestion)) {
    const told = answer(words, scene) ?? whereItStands(words, scene.household)
    return told ? say(told) : unread
  }
  if (isForbidden(words)) return say('Nothing is changed there.')
  const reported = saidBy.exec(words)?.[1]
  if (reported && !shoppingWishes(words, scene)) {
    const wish = readWish(withoutCourtesy(reported), scene)
    return wish ? asQuestion(wish, reported) : unread
  }
  const doubt = doubtIn(text)
  const plain = doubt === 'none' ? words : withoutCourtesy(withoutDoubt(words))
  const wish = readWish(plain, scene) ?? readEnd(plain, scene)
  if (!wish) {
    const fact = toldAsFact.test(text) && knowledge(`remember that ${plain}`, scene)
    if (fact) return fact
    const isMore = /^(?:one more thing|oh and|and|also|plus|oh)\b|\b(?:please|pls)\b/i.test(text)
    return bareItems(words, scene, isMore) ?? answerIfAny(words, scene) ?? unread
  }
  const isUnsure = doubt === 'slight' || isReminder.test(text)
  if (doubt === 'strong' || (isUnsure && removes(wish)))
    return asQuestion(wish, withoutDoubt(words))
  return wish
}

/** Some ask without a question mark or a question's words: 'dinner plans for tomorrow'. */
const answerIfAny = (words: string, scene: Scene): Reading | undefined => {
  if (words.split(/\s+/).length > 12) return undefined
  const told =
    /^(?:tell|show|list|give|remind|dinner plans?|menu|shopping list$|the (?:shopping list|menu)$)/i.test(
      words,
    )
      ? answer(words, scene)
      : undefined
  return told ? say(told) : undefined
}
