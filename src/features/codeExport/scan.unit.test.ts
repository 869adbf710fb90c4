import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { test } from './programFolder.factory.ts'
import { createScanner, type Scan } from './scan.ts'

const pathsIn = ({ gzipped }: Scan) =>
  JSON.parse(gunzipSync(gzipped).toString()).map(({ path }: { path: string }) => path)

const scannerOf = (root: string) =>
  createScanner({ root, dataDir: '/data', removeSecrets: (text) => text.replaceAll('sk', '…') })

test('is kept for 30 seconds, and shared by those who ask meanwhile', async ({ root, write }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  await write('src/a.ts')
  const scan = scannerOf(root)
  const [first, second] = await Promise.all([scan(), scan()])
  expect(second).toBe(first)
  await write('src/b.ts')
  vi.setSystemTime(1_029_000)
  expect(await scan()).toBe(first)
  vi.setSystemTime(1_031_000)
  const later = await scan()
  expect([...later.paths]).toEqual(['src/a.ts', 'src/b.ts'])
  expect(pathsIn(later)).toEqual(['src/a.ts', 'src/b.ts'])
  vi.useRealTimers()
})

test('that failed is not kept', async ({ root }) => {
  const scan = scannerOf(root)
  await expect(scan()).rejects.toThrow('ENOENT')
  await mkdir(join(root, 'src'), { recursive: true })
  expect(pathsIn(await scan())).toEqual([])
})

test('lists nothing that can not be read, and no secret', async ({ root, write }) => {
  await write('src/a.ts', 'sk and ä')
  await write('src/b.ts', 'a\0b')
  await writeFile(join(root, 'src/c.ts'), Buffer.alloc(600 * 1_024, 'x'))
  const { paths, gzipped } = await scannerOf(root)()
  expect([...paths]).toEqual(['src/a.ts'])
  expect(JSON.parse(gunzipSync(gzipped).toString())).toEqual([
    { path: 'src/a.ts', category: 'important', type: 'TypeScript', size: 10, content: '… and ä' },
  ])
  await rm(join(root, 'src/a.ts'))
})
