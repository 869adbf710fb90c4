import { z } from 'zod'
import type { AppContext } from '#server/appContext.ts'
import { actorOf, readInput } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { answer, type Route } from '#server/http/routes.ts'
import { conflict, unreadable } from '#shared/errors.ts'
import { keyRule, SettingKey, SettingValue, timeZoneSetting } from './settings.contract.ts'
import { settingsEndpoints } from './settings.endpoints.ts'
import { findSetting, listSettings, readSetting } from './settings.queries.ts'
import { settingRecords } from './settings.records.ts'

const fixedZone = 'The time zone is set by whoever looks after Food Pal (HOUSEHOLD_TIME_ZONE).'

export const settingsRoutes = (app: AppContext): Route[] => [
  listRead(app, settingsEndpoints, listSettings),
  answer(settingsEndpoints.timeZone, async () => ({
    timeZone: await app.timeZone(),
    fixed: app.config.timeZone !== undefined,
    chosen: (await readSetting(app.reader, timeZoneSetting)) !== undefined,
  })),
  answer(settingsEndpoints.update, async (c) => {
    const key = c.req.param('key') ?? ''
    const name = SettingKey.safeParse(key)
    if (!name.success) throw unreadable(keyRule)
    if (key === timeZoneSetting.key && app.config.timeZone) throw conflict(fixedZone)
    const { value } = await readInput(
      c,
      z.object({ value: app.settings.get(key)?.takes ?? SettingValue }),
    )
    return app.change(actorOf(c), 'Changed the settings', async (w) => {
      const found = await findSetting(w.reads, key)
      return found
        ? w.update(settingRecords, found.id, { value })
        : w.create(settingRecords, { key, value })
    })
  }),
]
