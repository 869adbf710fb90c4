import type {
  FamilyMember,
  KnowledgeItem,
  WholeFamilyPreference,
} from '#features/family/family.contract.ts'
import { preferenceLines } from '#shared/foods/mustAvoid.ts'
import { numberOf } from '#shared/ingredients/amountPatterns.ts'
import type { PlanRules, RuleSources } from './planning.contract.ts'
import { fishDays, meatlessDays } from './saidDays.logic.ts'

type Saying = { text: string; from: string }

type Rule<Name extends keyof PlanRules> = {
  name: Name
  read: (text: string) => PlanRules[Name] | undefined
}

const nights = (kind: string) => {
  const before = new RegExp(`\\b(\\w+) ${kind}\\b`, 'i')
  const behind = new RegExp(
    `\\b${kind}\\b.{0,20}?\\b(\\d|one|two|three|four|five|six|seven)\\b`,
    'i',
  )
  return (text: string): number | undefined => {
    const said = before.exec(text)?.[1] ?? ''
    const count = numberOf(said) ?? numberOf(behind.exec(text)?.[1] ?? '')
    return count !== null && count <= 7 ? count : undefined
  }
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const clock = /\b(?:(at) )?(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?\b/i

/** 'Before 7' is no time of its own; 'everyone is home by then' is no limit. */
const limit = /\b(?:before|by|after|until) (?:\w+ )?\d/i

/** '6:30 PM'; a dinner at 7 is in the evening. */
function dinnerAt(written: string): string | undefined {
  const text = written
    .replace(/\bhalf past (\w+)/gi, (_, hour: string) => `at ${numberOf(hour) ?? hour}:30`)
    .replace(/\b(\w+) thirty\b/gi, (all, hour: string) => `${numberOf(hour) ?? all}:30`)
  if (!/\bdinner\b/i.test(text) || limit.test(text)) return undefined
  const [, at, hour = '', minute, half] = clock.exec(text) ?? []
  // A number alone may count anything.
  if (!(at || minute || half) || Number(hour) > 23 || Number(minute ?? 0) > 59) return undefined
  const isLate = Number(hour) < 12 && !/am/i.test(half ?? '')
  return `${String(Number(hour) + (isLate ? 12 : 0)).padStart(2, '0')}:${minute ?? '00'}`
}

function weeknight(text: string): number | undefined {
  if (!/\b(?:weeknight|weekday|school night|monday to)/i.test(text)) return undefined
  const minutes = Number(/\b(\d{2,3}) ?min/i.exec(text)?.[1] ?? 0)
  return minutes >= 10 && minutes <= 240 ? minutes : undefined
}

function leftovers(text: string): number | undefined {
  const day = /\bleftovers?\b/i.test(text)
    ? weekdays.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(text))
    : -1
  return day < 0 ? undefined : day
}

const rules = [
  {
    name: 'meatlessNights',
    read: nights('(?:meatless|vegetarian|veggie|meat-free) (?:night|day|dinner)s?'),
  },
  { name: 'fishNights', read: nights('fish (?:night|day|dinner)s?') },
  { name: 'weeknightMinutes', read: weeknight },
  { name: 'dinnerTime', read: dinnerAt },
  { name: 'leftoversOn', read: leftovers },
] as const satisfies readonly Rule<keyof PlanRules>[]

/** Days are read from notes, too, and from all that name some. */
const dayRules = [
  { name: 'meatlessDays', read: meatlessDays },
  { name: 'fishDays', read: fishDays },
] as const

export type SaidRules = { rules: Partial<PlanRules>; sources: RuleSources }

/** What rules of the whole family, goals of its members and the household's notes say about dinners. */
export function saidRules(
  family: readonly WholeFamilyPreference[],
  members: readonly FamilyMember[],
  notes: readonly KnowledgeItem[] = [],
): SaidRules {
  const sayings: Saying[] = [
    ...family
      .filter(({ isActive }) => isActive)
      .map(({ name, value, description }) => ({
        text: [name, value, description].filter(Boolean).join(': '),
        from: 'Family rule',
      })),
    ...members
      .filter(({ isActive }) => isActive)
      .flatMap(({ name, keyGoalsAndLimits }) =>
        preferenceLines(keyGoalsAndLimits).map((text) => ({ text, from: name })),
      ),
  ]
  const said: SaidRules = { rules: {}, sources: {} }
  for (const { name, read } of rules) {
    for (const { text, from } of sayings) {
      const value = read(text)
      if (value === undefined || name in said.rules) continue
      Object.assign(said.rules, { [name]: value })
      said.sources[name] = from
    }
  }
  const noted = notes.map(({ name, content }) => ({
    text: `${name}: ${content}`,
    from: 'Household note',
  }))
  for (const { name, read } of dayRules) {
    const named = [...sayings, ...noted].flatMap(({ text, from }) => {
      const days = read(text)
      return days ? [{ days, from }] : []
    })
    if (named.length === 0) continue
    said.rules[name] = [...new Set(named.flatMap(({ days }) => days))].sort((a, b) => a - b)
    said.sources[name] = [...new Set(named.map(({ from }) => from))].join(', ')
  }
  return said
}
