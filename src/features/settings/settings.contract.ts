import { z } from 'zod'
import { keepChoices } from '#features/history/retention.logic.ts'
import { PlanRules } from '#features/menu/planning/planning.contract.ts'
import { recordFields, requiredText } from '#shared/fields.ts'
import { isZoneName } from '#shared/time.ts'

const tokens = 'Tokens take a whole number from 4000 to 1000000'

const zone = 'Time zone takes a name like Europe/Berlin'

export const timeZoneKey = 'household.timeZone'
export const planRulesKey = 'menu.planRules'

/** Settings that the program knows, and what each takes. */
export const knownSettings = {
  theme: z.enum(['dark', 'light'], 'Theme takes dark or light'),
  /** How much a model is sent at most. */
  'assistant.tokens': z.int(tokens).min(4_000, tokens).max(1_000_000, tokens),
  'history.keep': z.enum(keepChoices, `History takes ${keepChoices.join(', ')}`),
  [planRulesKey]: PlanRules,
  [timeZoneKey]: z.string(zone).refine(isZoneName, zone),
} satisfies Record<string, z.ZodType>
export type KnownSettings = {
  [Key in keyof typeof knownSettings]: z.infer<(typeof knownSettings)[Key]>
}

export const keyRule = 'The name of a setting takes up to 60 letters, digits, dots and dashes.'

export const SettingKey = z.string().regex(/^[A-Za-z0-9.-]{1,60}$/, keyRule)

const noValue = 'A setting takes a value'
const longestValue = 64 * 1_024
const tooLong = 'A setting takes at most 64 KB'

/** Whatever a script or an app of the household wants to keep here. */
export const SettingValue = z
  .json(noValue)
  .refine((value) => value !== null, noValue)
  .refine((value) => JSON.stringify(value).length <= longestValue, tooLong)
  .refine((value) => !JSON.stringify(value).includes('\\u0000'), 'A setting takes text without NUL')

export const Setting = z.object({
  key: requiredText('Key', 60),
  value: z.json(),
  ...recordFields,
})
export type Setting = z.infer<typeof Setting>
