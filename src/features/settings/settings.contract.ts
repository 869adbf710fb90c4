import { z } from 'zod'
import { recordFields, requiredText } from '#shared/fields.ts'
import type { KnownSetting } from '#shared/knownSetting.ts'
import { isZoneName } from '#shared/time.ts'
import { type ChosenWays, clocks, dateOrders, unitsShown, weekStarts } from '#shared/ways.ts'
import { themeKey, timeZoneKey, waysKey } from './settings.logic.ts'

const zone = 'Time zone must be a name like Europe/Berlin'

export const themeSetting = {
  key: themeKey,
  takes: z.enum(['dark', 'light'], 'Theme must be dark or light'),
} satisfies KnownSetting

export const timeZoneSetting = {
  key: timeZoneKey,
  takes: z.string(zone).refine(isZoneName, zone),
} satisfies KnownSetting

export const waysSetting = {
  key: waysKey,
  takes: z
    .strictObject({
      weekStart: z.enum(weekStarts, 'Weeks must start on Sunday, Monday or Saturday'),
      clock: z.enum(clocks, 'Clock must be 12 or 24'),
      dates: z.enum(dateOrders, 'Dates must be month first, day first or year first'),
      units: z.enum(unitsShown, 'Units must be as written, metric or US'),
    })
    .partial(),
} satisfies KnownSetting<ChosenWays>

export const keyRule = 'The name of a setting can have up to 60 letters, digits, dots and dashes.'

export const SettingKey = z.string().regex(/^[A-Za-z0-9.-]{1,60}$/, keyRule)

const noValue = 'A setting needs a value'
const longestValue = 64 * 1_024
const tooLong = 'A setting can be at most 64 KB'

/** Any JSON that scripts or apps of the household want to keep. */
export const SettingValue = z
  .json(noValue)
  .refine((value) => value !== null, noValue)
  .refine((value) => JSON.stringify(value).length <= longestValue, tooLong)
  .refine((value) => !JSON.stringify(value).includes('\\u0000'), "A setting can't contain NUL")

export const Setting = z.object({
  key: requiredText('Key', 60),
  value: z.json(),
  ...recordFields,
})
export type Setting = z.infer<typeof Setting>
