import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import type { House } from '#server/house.ts'
import { actorOf, readInput } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { notFound } from '#shared/errors.ts'
import { markdownExport } from './export.queries.ts'
import { knownSettings } from './settings.contract.ts'
import { listSettings } from './settings.queries.ts'
import { settingRecords } from './settings.records.ts'

export const settingsRoutes = (house: House) =>
  new Hono()
    .get(
      '/settings',
      listRead(house, 'settings', () => listSettings(house.reader)),
    )
    .put('/settings/:key', async (c) => {
      const key = c.req.param('key')
      if (!isKnown(key)) throw notFound('setting')
      const { value } = await readInput(c, z.object({ value: knownSettings[key] }))
      const setting = await house.change(actorOf(c), 'Changed the settings', async (w) => {
        const stored = await listSettings(w.reads)
        const found = stored.find((each) => each.key === key)
        return found
          ? w.update(settingRecords, found.id, { value })
          : w.create(settingRecords, { key, value })
      })
      return c.json(setting)
    })
    .post('/export-markdown', async (c) => {
      const fileName = `food-pal-export-${house.today()}.md`
      const content = await markdownExport(house)
      const folder = join(house.config.dataDir, 'exports')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, fileName), content)
      return c.json({ success: true, fileName, content })
    })

const isKnown = (key: string): key is keyof typeof knownSettings =>
  Object.hasOwn(knownSettings, key)
