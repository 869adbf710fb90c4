import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { stepsOf } from '#features/recipes/recipes.logic.ts'
import { stepParts } from '#features/recipes/times/stepTimes.logic.ts'

/** A step that takes hours or a night before a dish can be eaten. */
export type LeadTime = {
  /** Null means overnight. */
  minutes: number | null
  /** 'marinating', 'rising and chilling'. */
  doing: string
}

/** Words in a step that mean waiting. */
const waits: readonly [RegExp, string][] = [
  [/\bmarinat/i, 'marinating'],
  [/\bbrin(?:e|ing)\b/i, 'brining'],
  [/\bsoak/i, 'soaking'],
  [/\b(?:chill|refrigerat)|\bin the fridge\b/i, 'chilling'],
  [/\b(?:ris(?:e|en|es|ing)|proof|prove|proving)\b/i, 'rising'],
  [/\b(?:freeze|freezing)\b/i, 'freezing'],
  [/\b(?:cur(?:e|ing)|ferment|pickl)/i, 'curing'],
  [/\b(?:rest|stand|sit|set|macerate|steep)\b/i, 'resting'],
]
const cooks = /\b(?:roast|bake|braise|simmer|smoke|cook|stew)\b/i

/** Minutes. */
const shortest = 30
const longCooking = 180
const long = 120

const overnight =
  /\b(?:overnight|(?:night|day|evening) before|for (?:a|one|1|two|2) (?:night|day)s?)\b/i
const orOvernight = /\b(?:or|to)\s(?:up to\s)?overnight\b/i
/** Sentences about storing leftovers, which are no lead time. */
const afterwards = /\b(?:keeps?|stored?|storage|leftovers?)\b/i

/** Limits the work for a text that is no real recipe. */
const longestStep = 2_000
const mostSteps = 100

/** The waiting times of a recipe together; null if it is cooked in one go. */
export function leadTimeOf({ instructions }: Pick<Recipe, 'instructions'>): LeadTime | null {
  const sentences = stepsOf(instructions)
    .slice(0, mostSteps)
    .flatMap((step) => step.slice(0, longestStep).split(/[.;!](?=\s|$)/))
    .filter((sentence) => !afterwards.test(sentence))
  const found = sentences.flatMap(readWait)
  const nights = found.filter(({ minutes }) => minutes === null)
  const total = found.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  if (nights.length === 0 && total < long) return null
  const told = nights.length > 0 ? nights : found
  return {
    minutes: nights.length > 0 ? null : total,
    doing: [...new Set(told.map(({ doing }) => doing))].join(' and '),
  }
}

function readWait(sentence: string): LeadTime[] {
  const [, doing] = waits.find(([word]) => word.test(sentence)) ?? []
  const minutes = stepParts(sentence)
    .map((part) => (typeof part === 'string' ? 0 : part.seconds / 60))
    .reduce((sum, each) => sum + each, 0)
  const isOptional = minutes > 0 && orOvernight.test(sentence)
  if (overnight.test(sentence) && !isOptional) return [{ minutes: null, doing: doing ?? 'waiting' }]
  if (doing) return minutes >= shortest ? [{ minutes, doing }] : []
  return cooks.test(sentence) && minutes >= longCooking ? [{ minutes, doing: 'cooking' }] : []
}
