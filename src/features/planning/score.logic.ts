import type { FamilyMember } from '#features/family/family.contract.ts'
import { createPantryLookup } from '#features/pantry/atHome.logic.ts'
import { sayMinutes, totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dishOf, tastesOf } from '#features/recipes/recipeTraits.logic.ts'
import { daysBetween } from '#shared/days.ts'
import { dislikedFoods, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { canUseUp, type Expiring, expiringFinder } from './expiring.logic.ts'
import { isLiked, readLike } from './likes.logic.ts'
import { type PlanInput, quickMinutes, type Wishes } from './planInput.logic.ts'
import type { PlanRules } from './planning.contract.ts'

/** A recipe's score without regard to a day, and the expiring items it could use up. */
type BaseScore = { score: number; expiring: Expiring[] }

/** The day that a recipe is scored for. */
export type ScoredDay = {
  day: string
  /** Expiring items that other dinners of the plan already use up. */
  used?: ReadonlySet<number>
  /** The event that limits the time. */
  time?: { because: string | null }
  /** The share of its needs that other meals leave at home, where that was reckoned. */
  atHome?: number | undefined
}

type ScorerInput = {
  input: PlanInput
  today: string
  wishes: Wishes
  rules: PlanRules
  eaters: readonly FamilyMember[]
}

/** Days after which a dish is welcome again. */
const longAgo = 21
const mostWeeks = 8
/** A moderate score: many recipes of a large book were never eaten, which says little. */
const neverEaten = 1.5
const goodStars = 4.5

/** Scores recipes and gives the reasons. */
export function createScorer({ input, today, wishes, rules, eaters }: ScorerInput) {
  const findExpiring = expiringFinder(input.pantry, today)
  const atHome = createPantryLookup({ ...input, today })
  /** The share of a recipe's needs that are at home. */
  const shareAtHome = (recipe: Recipe): number => {
    const { needs } = dishOf(recipe)
    const there = needs.filter((need) => atHome(need).isEnough).length
    return needs.length === 0 ? 0 : there / needs.length
  }
  const eaten = new Map(input.eaten?.map((each) => [each.recipeId, each]))
  const tastes = eaters.map((member) => ({
    name: member.name,
    dislikes: dislikedFoods(member),
    likes: preferenceLines(member.likes).map(readLike),
  }))

  const liked = (recipe: Recipe) =>
    tastes.flatMap(({ name, likes }) => {
      const like = likes.find((each) => isLiked(recipe, each))
      return like ? [`${name} likes ${like.line.toLowerCase()}`] : []
    })

  const disliked = (recipe: Recipe) =>
    tastes.flatMap(({ name, dislikes }) => {
      const food = dislikes.find((each) => tastesOf(dishOf(recipe), each))
      return food ? [`${name} dislikes ${food.toLowerCase()}`] : []
    })

  const weeksSince = ({ lastDay }: { lastDay: string }) =>
    Math.floor(daysBetween(lastDay, today) / 7)

  const isLoved = (recipe: Recipe) =>
    rules.favoritesFirst && (recipe.isFavorite || (eaten.get(recipe.id)?.stars ?? 0) >= goodStars)

  const isWanted = ({ id }: Recipe) => input.wanted?.includes(id) ?? false

  /** The part of the score that does not depend on the day. */
  function baseScore(recipe: Recipe): BaseScore {
    const dish = dishOf(recipe)
    const table = eaten.get(recipe.id)
    const minutes = totalMinutes(recipe)
    const score =
      wishes.using.filter((food) => tastesOf(dish, food)).length * 20 +
      (table ? Math.min(weeksSince(table), mostWeeks) * 0.5 : neverEaten) +
      (table?.stars ? table.stars - 3 : 0) +
      (isWanted(recipe) ? 6 : 0) +
      (isLoved(recipe) ? 4 : 0) +
      shareAtHome(recipe) * 5 +
      liked(recipe).length * 1.5 -
      disliked(recipe).length * 8 +
      (minutes !== null && minutes <= quickMinutes ? 1 : 0)
    return { score, expiring: rules.useExpiring ? findExpiring(dish.foods) : [] }
  }

  function savedBy({ expiring }: BaseScore, { day, used }: ScoredDay): Expiring[] {
    const daysAway = Math.max(daysBetween(today, day), 0)
    return expiring.filter((item) => !used?.has(item.id) && canUseUp(item, daysAway))
  }

  const scoreOn = (recipe: Recipe, base: BaseScore, on: ScoredDay): number =>
    base.score +
    (base.expiring.length > 0 ? Math.min(savedBy(base, on).length, 3) * 4 : 0) +
    tieBreaker(on.day, recipe.id)

  /** The reasons, most important first. Called only for chosen recipes. */
  function reasonsFor(recipe: Recipe, on: ScoredDay): string[] {
    const minutes = totalMinutes(recipe)
    const saved = savedBy(baseScore(recipe), on).slice(0, 2)
    const table = eaten.get(recipe.id)
    const share = on.atHome ?? shareAtHome(recipe)
    const reasons = [
      // What speaks against it is not kept back.
      ...disliked(recipe),
      isWanted(recipe) && 'you wanted this',
      minutes !== null && wishes.quick && `ready in ${minutes} minutes`,
      saved.length > 0 &&
        `uses up the ${saved.map(({ name }) => name.toLowerCase()).join(' and the ')}`,
      minutes !== null && on.time?.because && `${sayMinutes(minutes)}: ${on.time.because}`,
      table &&
        weeksSince(table) * 7 >= longAgo &&
        `you haven't had it in ${weeksSince(table)} weeks`,
      isLoved(recipe) && (recipe.isFavorite ? 'a favorite' : `${table?.stars} stars`),
      share >= 0.99 ? 'you have everything' : share >= 0.6 && 'you have most of it',
      ...liked(recipe),
    ]
    return reasons.filter((reason): reason is string => Boolean(reason))
  }

  const usedUpBy = (recipe: Recipe): number[] =>
    findExpiring(dishOf(recipe).foods).map(({ id }) => id)

  return { baseScore, scoreOn, reasonsFor, disliked, usedUpBy }
}

/**
 * A pseudo-random number from 0 to 1 by day and recipe: equal dishes vary from week to week, but
 * planning again gives the same result.
 */
function tieBreaker(day: string, id: number): number {
  let hash = 2_166_136_261 ^ id
  for (let n = 0; n < day.length; n += 1) {
    hash = Math.imul(hash ^ day.charCodeAt(n), 16_777_619)
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296
}
