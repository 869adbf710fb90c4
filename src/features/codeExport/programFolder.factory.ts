import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as base } from 'vitest'

/** A program's folder, which is not there before something is written into it. */
export const test = base.extend<{
  root: string
  write: (path: string, text?: string) => Promise<void>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's shape
  root: async ({}, use) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'food-pal-source-')))
    await use(join(folder, 'program'))
    await rm(folder, { recursive: true })
  },
  write: async ({ root }, use) => {
    await use(async (path, text = 'text') => {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    })
  },
})
