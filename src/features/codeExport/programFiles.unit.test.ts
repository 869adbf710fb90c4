import { execFileSync } from 'node:child_process'
import { rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listSourcePaths, readSource } from './programFiles.ts'
import { test } from './programFolder.factory.ts'

test('lists the named folders and files, and texts alone', async ({ root, write }) => {
  for (const path of [
    'src/server/main.ts',
    'docs/architecture.md',
    'docs/screenshots/README.md',
    'package.json',
    'compose.yaml',
    'secret.ts',
    '.env',
    'src/.env',
    'src/.git/config.json',
    'src/node_modules/a/index.js',
    'src/picture.png',
    'src/food-pal.sqlite',
    'data/food-pal.json',
    'dist/web/index.js',
    'backups/backup.json',
  ])
    await write(path)
  expect(await listSourcePaths({ root, dataDir: join(root, 'data') })).toEqual([
    'docs/architecture.md',
    'package.json',
    'src/server/main.ts',
  ])
})

test('works with what an installed image has', async ({ root, write }) => {
  for (const path of ['src/server/main.ts', 'package.json', 'package-lock.json', 'dist/web/a.js'])
    await write(path)
  expect(await listSourcePaths({ root, dataDir: '/data' })).toEqual([
    'package-lock.json',
    'package.json',
    'src/server/main.ts',
  ])
})

test('never lists the data folder, also among the sources or behind a link', async ({
  root,
  write,
}) => {
  await write('src/server/main.ts')
  await write('src/household/exports/everything.md')
  await symlink(join(root, 'src/household'), join(root, 'elsewhere'))
  const found = ['src/server/main.ts']
  expect(await listSourcePaths({ root, dataDir: join(root, 'src/household') })).toEqual(found)
  expect(await listSourcePaths({ root, dataDir: join(root, 'elsewhere') })).toEqual(found)
  expect(await listSourcePaths({ root, dataDir: join(root, 'src') })).toEqual([])
  await rm(join(root, 'src/household'), { recursive: true })
  expect(await listSourcePaths({ root, dataDir: root })).toEqual(found)
})

test('lists nothing that is a link, lies behind one, or is no plain file', async ({
  root,
  write,
}) => {
  await write('src/main.ts')
  await write('../outside/passwd.ts', 'secret')
  await symlink(join(root, '../outside/passwd.ts'), join(root, 'src/link.ts'))
  await symlink(join(root, '../outside'), join(root, 'src/folder'))
  await symlink(join(root, '../outside'), join(root, 'docs'))
  execFileSync('/usr/bin/env', ['mkfifo', join(root, 'src/pipe.ts')])
  expect(await listSourcePaths({ root, dataDir: '/data' })).toEqual(['src/main.ts'])
  for (const path of ['src/link.ts', 'src/folder/passwd.ts', 'docs/passwd.ts', 'src/pipe.ts'])
    expect(await readSource(root, path)).toBeUndefined()
})

test('reads nothing that took the place of a listed file', async ({ root, write }) => {
  await write('src/a/main.ts', 'mine')
  await write('../outside/main.ts', 'secret')
  expect(await listSourcePaths({ root, dataDir: '/data' })).toEqual(['src/a/main.ts'])
  expect(await readSource(root, 'src/a/main.ts')).toBe('mine')
  await rename(join(root, 'src/a'), join(root, 'src/b'))
  await symlink(join(root, '../outside'), join(root, 'src/a'))
  expect(await readSource(root, 'src/a/main.ts')).toBeUndefined()
  expect(await readSource(root, '../outside/main.ts')).toBeUndefined()
})

test('reads no folder, nothing too large, and nothing that is no text', async ({ root, write }) => {
  await write('src/a/large.ts', 'x'.repeat(513 * 1_024))
  await write('src/a/binary.ts', 'a\0b')
  await writeFile(join(root, 'src/a/latin.ts'), Buffer.from([0xe4, 0xff]))
  await write('src/a/empty.ts', '')
  for (const path of [
    'src/a',
    'src/a/large.ts',
    'src/a/binary.ts',
    'src/a/latin.ts',
    'src/a/none.ts',
  ])
    expect(await readSource(root, path)).toBeUndefined()
  expect(await readSource(root, 'src/a/empty.ts')).toBe('')
})

test('does not descend for ever', async ({ root, write }) => {
  await write(`src/${'a/'.repeat(30)}main.ts`)
  await write('src/main.ts')
  expect(await listSourcePaths({ root, dataDir: '/data' })).toEqual(['src/main.ts'])
})
