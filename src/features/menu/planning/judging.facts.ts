import type { FamilyMember } from '#features/family/family.contract.ts'
import { namesFood } from '#features/family/foodGroups.facts.ts'
import { plainDislikes, preferenceLines } from '#features/family/mustAvoid.facts.ts'
import { sayMinutes } from '#features/recipes/cookingTime.facts.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { daysBetween } from '#shared/days.ts'
import { counted } from '#shared/words.ts'
import { isAtHome } from './atHome.facts.ts'
import { contains, dishOf, isFishDish, isVegetarian } from './dishes.facts.ts'
import { canUseUp, createExpiringFinder, type Expiring } from './expiring.facts.ts'
import { type Kitchen, quickMinutes, type Wishes } from './kitchen.facts.ts'
import type { PlanRules } from './planning.contract.ts'

/** What speaks for a recipe on any day. */
type Judged = {
  score: number
  why: string[]
  /** What it could use up. */
  expiring: Expiring[]
}

type OnDay = {
  day: string
  used?: ReadonlySet<number> | undefined
  minutes: number | null
  time?: { because: string | null } | undefined
}

type Judging = {
  kitchen: Kitchen
  today: string
  wishes: Wishes
  rules: PlanRules
  eaters: readonly FamilyMember[]
}

/** In days: who did not have a dish for so long may want it again. */
const longAgo = 21
const mostWeeks = 8
/** It says nothing that it was never on the table: most books are bigger than anybody's memory. */
const neverEaten = 1.5
const goodStars = 4.5

/** The share of a recipe's ingredients that is at home. */
export function shareAtHome(recipe: Recipe, { pantry }: Pick<Kitchen, 'pantry'>): number {
  const { foods } = dishOf(recipe)
  return foods.length === 0
    ? 0
    : foods.filter(({ name }) => isAtHome(name, pantry)).length / foods.length
}

/** Weighs recipes against each other, and says why. */
export function createJudge({ kitchen, today, wishes, rules, eaters }: Judging) {
  const findExpiring = createExpiringFinder(kitchen.pantry, today)
  const eaten = new Map(kitchen.eaten?.map((each) => [each.recipeId, each]))
  const tastes = eaters.map((member) => ({
    name: member.name,
    dislikes: plainDislikes(member),
    likes: preferenceLines(member.likes),
  }))

  function always(recipe: Recipe): Judged {
    const dish = dishOf(recipe)
    const why: string[] = []
    let score = 0
    for (const food of wishes.using) if (contains(dish, food)) score += 20
    if (rules.meatlessNights > 0 && isVegetarian(recipe)) why.push('meatless night')
    if (rules.fishNights > 0 && isFishDish(recipe)) why.push('fish night')
    const { lastDay, stars = null } = eaten.get(recipe.id) ?? {}
    if (lastDay === undefined) score += neverEaten
    else {
      const weeks = Math.floor(daysBetween(lastDay, today) / 7)
      score += Math.min(weeks, mostWeeks) * 0.5
      if (weeks * 7 >= longAgo) why.push(`nobody had it for ${counted(weeks, 'week')}`)
    }
    if (stars !== null) score += stars - 3
    if (rules.favoritesFirst) {
      const isLiked = stars !== null && stars >= goodStars
      if (recipe.isFavorite || isLiked) score += 4
      if (recipe.isFavorite) why.push('a favorite')
      else if (isLiked) why.push(`${stars} stars`)
    }
    const share = shareAtHome(recipe, kitchen)
    score += share * 5
    if (share >= 0.99) why.push('everything is at home')
    else if (share >= 0.6) why.push('most of it is at home')
    for (const member of tastes) {
      if (member.dislikes.some((food) => contains(dish, food))) score -= 4
      const liked = member.likes.find((line) => namesFood(recipe.title, line))
      if (!liked) continue
      score += 1.5
      why.push(`${member.name} likes ${liked.toLowerCase()}`)
    }
    return { score, why, expiring: rules.useExpiring ? findExpiring(dish.foods) : [] }
  }

  function on(recipe: Recipe, judged: Judged, { day, used, minutes, time }: OnDay) {
    const why: string[] = []
    let { score } = judged
    if (minutes !== null && minutes <= quickMinutes) {
      score += 1
      if (wishes.quick) why.push(`ready in ${minutes} minutes`)
    }
    const daysAway = Math.max(daysBetween(today, day), 0)
    const saved = judged.expiring.filter((item) => !used?.has(item.id) && canUseUp(item, daysAway))
    score += Math.min(saved.length, 3) * 4
    const first = saved.slice(0, 2).map(({ name }) => name.toLowerCase())
    if (first.length > 0) why.push(`uses up the ${first.join(' and the ')}`)
    if (time?.because && minutes !== null) why.push(`${sayMinutes(minutes)}: ${time.because}`)
    return { score: score + chance(day, recipe.id), why: [...why, ...judged.why] }
  }

  const usedUpBy = (recipe: Recipe): number[] =>
    findExpiring(dishOf(recipe).foods).map(({ id }) => id)

  return { always, on, usedUpBy }
}

/**
 * From 0 to 1, the same for the same day and recipe: where nothing else speaks for one of two
 * dishes, weeks differ, and a plan that is made again does not.
 */
function chance(day: string, id: number): number {
  let hash = 2_166_136_261 ^ id
  for (let n = 0; n < day.length; n += 1) {
    hash = Math.imul(hash ^ day.charCodeAt(n), 16_777_619)
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296
}
