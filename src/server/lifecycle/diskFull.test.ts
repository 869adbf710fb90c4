import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { downloadBackup, restoreFile } from '#test/backups.ts'
import { test } from '#test/harness.ts'
import { engine } from '#test/household.ts'
import { Program } from '#test/process.ts'

const full =
  "The disk is full or can't be written to. Nothing was changed. Make room, then try again."

test.runIf(engine === 'sqlite')(
  'a full disk is said, and spoils no file',
  async ({ household }) => {
    const { env } = household
    const folder = env.DATA_DIR ?? ''
    const program = await Program.start(env)
    const limitFiles = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', [`--pid=${program.pid}`, `--fsize=${bytes}:unlimited`])
    try {
      await program.post('/api/pantry', pantryItem({ name: 'Oats', notes: 'x'.repeat(2_000) }))
      const file = await downloadBackup(program)
      await restoreFile(program, file)
      const exported = await program.post('/api/export-markdown', { manual: true })
      const path = join(folder, 'exports', exported.body.fileName)
      const before = readFileSync(path, 'utf8')

      limitFiles(statSync(join(folder, 'food-pal.db-wal')).size)
      const refused = await program.post('/api/pantry', pantryItem({ name: 'Rice' }))
      expect([refused.status, refused.body.message]).toEqual([503, full])
      expect((await program.get('/api/pantry')).body).toHaveLength(1)

      limitFiles(500)
      const noExport = await program.post('/api/export-markdown', { manual: true })
      expect([noExport.status, noExport.body.message]).toEqual([503, full])
      expect(readFileSync(path, 'utf8')).toBe(before)
      const noRestore = await restoreFile(program, file)
      expect([noRestore.status, noRestore.body.message]).toEqual([503, full])
      expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
      // What can still be done is to take everything elsewhere.
      expect((await downloadBackup(program)).length).toBeGreaterThan(500)

      limitFiles('unlimited')
      expect((await program.post('/api/pantry', pantryItem({ name: 'Rice' }))).status).toBe(201)
      expect((await restoreFile(program, file)).status).toBe(200)
      expect(readdirSync(join(folder, 'backups'))).toHaveLength(2)
    } finally {
      await program.end('SIGTERM')
    }
  },
)
