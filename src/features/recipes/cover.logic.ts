import type { CoverKind, Recipe } from './recipes.contract.ts'
import { contains, dishOf, mainOf } from './recipeTraits.logic.ts'

/** Kinds by what a dish is called; the first that fits. */
const byTitle: readonly [CoverKind, RegExp][] = [
  ['soup', /\b(?:soup|stew|chowder|broth|chili|bisque|gazpacho|goulash|bourguignon)\b/i],
  ['noodles', /\b(?:ramen|noodles?|pho|udon|soba|lo mein|pad thai|spaghetti|penne|pasta)\b/i],
  ['salad', /\b(?:salad|slaw)\b/i],
  ['cake', /\b(?:cakes?|pie|crumble|brownies?|cookies?|pudding|tart|muffins?|cobbler)\b/i],
  ['bread', /\b(?:bread|toast|pancakes?|waffles?|scones?|rolls?|sandwich(?:es)?|bagels?)\b/i],
  ['cheese', /\b(?:lasagn[ae]|pizza|quesadillas?|mac and cheese|gratin)\b/i],
  ['egg', /\b(?:eggs?|omelet(?:te)?s?|frittata|shakshuka|quiche)\b/i],
  ['drink', /\b(?:smoothies?|lemonade|juice|cocoa|latte|shake)\b/i],
]

const byMain: Readonly<Record<string, CoverKind>> = {
  chicken: 'meat',
  turkey: 'meat',
  duck: 'meat',
  beef: 'meat',
  pork: 'meat',
  lamb: 'meat',
  fish: 'fish',
  shellfish: 'fish',
  eggs: 'egg',
  pasta: 'noodles',
}

/** The kind of cover that is drawn for a recipe without a picture. */
export function coverOf(recipe: Recipe): CoverKind {
  const titled = byTitle.find(([, words]) => words.test(recipe.title))?.[0]
  const main = byMain[mainOf(recipe).kind]
  // A fish pie is no cake.
  const isSavoury = titled === 'cake' && (main === 'meat' || main === 'fish')
  const kind = isSavoury ? main : (titled ?? main)
  if (kind) return kind
  if (/\b(?:curry|bowl|rice|oats|porridge|dal)\b/i.test(recipe.title)) return 'bowl'
  return contains(dishOf(recipe), 'vegetable') || contains(dishOf(recipe), 'bean')
    ? 'plant'
    : 'dish'
}
