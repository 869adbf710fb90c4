import { totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import {
  contains,
  dishOf,
  fitsMeal,
  isFishDish,
  isVegetarian,
  mainOf,
  tastesOf,
} from '#features/recipes/recipeTraits.logic.ts'
import { addDays } from '#shared/days.ts'
import { eatersOf, mustAvoids } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { noWishes, type PlanInput, quickMinutes, type Wishes } from './planInput.logic.ts'
import type { PlanRules } from './planning.contract.ts'
import { usualRules } from './planRules.logic.ts'
import { createScorer, type ScoredDay } from './score.logic.ts'

/** `clashes` weighs what the recipe has in common with the dinners before and after. */
export type Suggestion = { recipe: Recipe; score: number; clashes: number }

export type Served = { date: string; recipeName: string; recipeId?: number | null }

export type NightKind = 'meatless' | 'fish'

export const isOfKind = (recipe: Recipe, kind: NightKind): boolean =>
  kind === 'fish' ? isFishDish(recipe) : isVegetarian(recipe)

export type Background = {
  input: PlanInput
  today: string
  mealType: string
  wishes?: Wishes
  rules?: PlanRules
}

export type DayQuestion = ScoredDay & {
  /** Meals that are already planned or suggested. */
  served: readonly Served[]
  /** The maximum duration, and the event that limits it. */
  time?: { minutes: number | null; because: string | null }
  /** Dishes of the evenings before and after. */
  beside?: readonly Recipe[]
  kind?: NightKind | null
  /** Whether the rules name the day, so that it has a dish of that kind or none. */
  isNamed?: boolean
}

type Found = { recipe: Recipe }

/** Best first, what repeats after what doesn't; `lack` is the reason if there is none. */
export type Ranking = { ranked: Suggestion[]; lack: string | null }

/** Ranks recipes for single days; everything that does not depend on the day is computed once. */
export function createChooser({
  input,
  today,
  mealType,
  wishes = noWishes,
  rules = usualRules,
}: Background) {
  const eaters = eatersOf(input.members, wishes.attendees)
  const avoided = [...new Set(eaters.flatMap(mustAvoids))]
  const lastDays = new Map(input.eaten?.map(({ recipeId, lastDay }) => [recipeId, lastDay]))
  const atLeast = Math.min(rules.repeatAfterDays, 7)
  const scorer = createScorer({ input, today, wishes, rules, eaters })

  /** Whether a recipe respects the eaters' must-avoids and the wishes. */
  const isAllowed = (recipe: Recipe) => {
    const dish = dishOf(recipe)
    return (
      !avoided.some((food) => contains(dish, food)) &&
      !wishes.without.some((food) => contains(dish, food)) &&
      (wishes.using.length === 0 || wishes.using.some((food) => tastesOf(dish, food))) &&
      (!wishes.vegetarian || isVegetarian(recipe))
    )
  }
  const allowed = input.recipes
    .filter((recipe) => fitsMeal(recipe, mealType))
    .filter(isAllowed)
    .map((recipe) => ({
      recipe,
      minutes: totalMinutes(recipe),
      base: scorer.baseScore(recipe),
    }))

  /** Whether a dish is on the menu, or was eaten, in fewer days than these before or after. */
  function repeatsWithin(days: number, { day, served }: Pick<DayQuestion, 'day' | 'served'>) {
    const [first, last] = [addDays(day, 1 - days), addDays(day, days - 1)]
    const isNear = (date = '') => date >= first && date <= last
    const near = served.filter(({ date }) => isNear(date))
    const ids = new Set(near.map(({ recipeId }) => recipeId))
    const names = new Set(near.map(({ recipeName }) => nameKey(recipeName)))
    return (recipe: Recipe) =>
      ids.has(recipe.id) || names.has(dishOf(recipe).key) || isNear(lastDays.get(recipe.id))
  }

  function rank(question: DayQuestion): Ranking {
    const { time, kind } = question
    const most = Math.min(
      wishes.quick ? quickMinutes : Number.POSITIVE_INFINITY,
      time?.minutes ?? Number.POSITIVE_INFINITY,
    )
    // A recipe without times is accepted, unless quick dishes are wished or an event sets a limit.
    const isStrict = wishes.quick || Boolean(time?.because)
    const inTime = allowed.filter(({ minutes }) => (minutes === null ? !isStrict : minutes <= most))
    const isRepeat = repeatsWithin(rules.repeatAfterDays, question)
    const isTooSoon = repeatsWithin(atLeast, question)
    const isNew = Map.groupBy(inTime, ({ recipe }) => !isRepeat(recipe))
    // A small book repeats sooner, but never within a week.
    const again = isNew.get(false)?.filter(({ recipe }) => !isTooSoon(recipe)) ?? []
    const tiers = [isNew.get(true) ?? [], again].filter((tier) => tier.length > 0)
    const clashes = clashesWith(question.beside ?? [])
    // For a theme night alone, no dish repeats that need not.
    const ranked = (kind && !question.isNamed ? tiers.slice(0, 1) : tiers).flatMap((tier) =>
      tier
        .filter(({ recipe }) => !kind || isOfKind(recipe, kind))
        .map(({ recipe, base }) => ({
          recipe,
          score: scorer.scoreOn(recipe, base, question),
          clashes: clashes(recipe),
        }))
        .sort(
          (a, b) =>
            a.clashes - b.clashes ||
            b.score - a.score ||
            (a.recipe.title < b.recipe.title ? -1 : 1),
        ),
    )
    return { ranked, lack: ranked.length > 0 ? null : lackOf(inTime, question) }
  }

  function lackOf(inTime: readonly Found[], { time, kind, isNamed }: DayQuestion): string {
    const isMeant = ({ recipe }: Found) => !(kind && isNamed) || isOfKind(recipe, kind)
    const such = !(kind && isNamed) ? '' : kind === 'fish' ? ' with fish' : ' meatless'
    if (input.recipes.length === 0) return 'There are no recipes in the book yet.'
    if (!allowed.some(isMeant))
      return `Nothing${such} in the book is a ${mealType.toLowerCase()} that everyone can eat.`
    if (inTime.some(isMeant))
      return `Nothing else${such} fits without a repeat within ${atLeast} days.`
    const within = `Nothing${such} that fits is ready in ${time?.minutes ?? quickMinutes} minutes`
    return time?.because ? `${within}: ${time.because}.` : `${within}.`
  }

  return {
    rank,
    isRepeat: (recipe: Recipe, on: Pick<DayQuestion, 'day' | 'served'>) =>
      repeatsWithin(rules.repeatAfterDays, on)(recipe),
    why: scorer.reasonsFor,
    against: scorer.disliked,
    usedUpBy: scorer.usedUpBy,
    /** Whether no eater must avoid it. */
    mayBeEaten: (recipe: Recipe) => !avoided.some((food) => contains(dishOf(recipe), food)),
  }
}

/** The same main food weighs more than the same cuisine. */
function clashesWith(beside: readonly Recipe[]): (recipe: Recipe) => number {
  const mains = new Set(beside.map((recipe) => mainOf(recipe).kind).filter(Boolean))
  const cuisines = new Set(beside.map(cuisineOf).filter(Boolean))
  return (recipe) =>
    (mains.has(mainOf(recipe).kind) ? 2 : 0) + (cuisines.has(cuisineOf(recipe)) ? 1 : 0)
}

/** 'Other' counts as no cuisine. */
const cuisineOf = ({ cuisine }: Recipe): string => {
  const name = cuisine?.trim().toLowerCase() ?? ''
  return name === 'other' ? '' : name
}
