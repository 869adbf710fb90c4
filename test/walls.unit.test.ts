import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const cruiser = 'node_modules/.bin/depcruise'

type Cruise = { passed: boolean; report: string }

const houses: string[] = []
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true })
})

describe('an import that breaks a wall', () => {
  const importing = (path: string) => `import { it } from '${path}'\nexport const mine = it\n`
  const lazily = (path: string) =>
    `import { lazy } from 'react'\nexport const Mine = () => <p>{lazy(() => import('${path}'))}</p>\n`
  const typeOf = (path: string) => `import type { It } from '${path}'\nexport type Mine = It\n`

  const neighbours = {
    'src/features/apples/apples.records.ts': 'export const it = 1\nexport type It = number\n',
    'src/features/apples/apples.queries.ts': 'export const it = 1\n',
    'src/features/apples/apples.routes.ts': 'export const it = 1\n',
    'src/features/apples/apples.contract.ts': 'export const it = 1\n',
    'src/features/apples/web/apples.api.ts': 'export const it = 1\n',
    'src/features/apples/web/Apple.tsx': 'export const it = <p />\n',
    'src/features/apples/web/Apple.public.tsx': 'export const it = <p />\n',
    'src/features/apples/apples.endpoints.ts': 'export const it = 1\n',
    'src/server/planted.ts': 'export const it = 1\n',
    'src/server/db/writer.ts': 'export const it = 1\n',
    'test/planted.ts': 'export const it = 1\n',
  }
  const forbidden = [
    planted(
      'src/web/a.tsx',
      lazily('../features/apples/apples.records.ts'),
      'screens-know-no-server',
    ),
    planted(
      'src/web/b.ts',
      typeOf('../features/apples/apples.records.ts'),
      'screens-know-no-server',
    ),
    planted(
      'src/features/pears/web/A.tsx',
      importing('../../../server/planted.ts'),
      'screens-know-no-server',
    ),
    planted('src/web/c.ts', `import 'node:fs'\n`, 'screens-run-in-a-browser'),
    planted('src/web/d.ts', importing('#server/planted.ts'), 'screens-know-no-server'),
    planted(
      'src/server/h.ts',
      importing('#features/apples/apples.queries.ts'),
      'kernel-knows-no-feature',
    ),
    planted('src/server/i.ts', importing('#shared/nowhere.ts'), 'every-import-resolves'),
    planted('src/shared/a.ts', importing('../server/planted.ts'), 'shared-stands-alone'),
    planted('src/shared/b.ts', `import 'node:fs'\n`, 'shared-stands-alone'),
    planted('src/shared/c.ts', `import 'react'\n`, 'shared-stands-alone'),
    planted(
      'src/features/pears/pears.contract.ts',
      importing('../apples/apples.queries.ts'),
      'contract-runs-on-both-sides',
    ),
    planted(
      'src/server/a.ts',
      importing('../features/apples/apples.queries.ts'),
      'kernel-knows-no-feature',
    ),
    planted(
      'src/server/b.ts',
      importing('../features/apples/web/Apple.tsx'),
      'server-knows-no-screens',
    ),
    planted(
      'src/features/pears/a.ts',
      importing('../apples/apples.routes.ts'),
      'features-meet-at-the-door',
    ),
    planted(
      'src/features/pears/web/B.tsx',
      lazily('../../apples/web/Apple.tsx'),
      'features-meet-at-the-door',
    ),
    planted('src/features/pears/b.ts', `import 'node:sqlite'\n`, 'only-db-connects'),
    planted('src/server/c.ts', `import 'pg'\n`, 'only-db-connects'),
    planted(
      'src/features/pears/c.ts',
      importing('../../server/db/writer.ts'),
      'only-change-writes',
    ),
    planted('src/server/d.ts', importing('../../test/planted.ts'), 'production-without-tests'),
    planted('src/server/e.ts', `import 'autocannon'\n`, 'production-without-dev-packages'),
    planted('src/server/f.ts', importing('./f.ts'), 'no-cycles'),
    planted('src/server/g.ts', importing('./nowhere.ts'), 'every-import-resolves'),
  ]
  const allowed = [
    planted('src/features/plums/a.ts', importing('../apples/apples.contract.ts')),
    planted('src/features/plums/b.ts', importing('../apples/apples.queries.ts')),
    planted('src/features/plums/web/a.ts', importing('../../apples/web/apples.api.ts')),
    planted('src/features/plums/web/b.ts', importing('#features/apples/web/Apple.public.tsx')),
    planted('src/features/plums/web/c.ts', importing('#features/apples/apples.endpoints.ts')),
    planted('src/features/plums/c.ts', `import { sql } from 'kysely'\nexport const mine = sql\n`),
    planted('src/features/plums/a.test.ts', importing('../apples/apples.routes.ts')),
  ]

  let cruised: Cruise
  beforeAll(async () => {
    const house = copyOfTheHouse()
    for (const { file, source } of [...forbidden, ...allowed]) write(house, file, source)
    for (const [file, source] of Object.entries(neighbours)) write(house, file, source)
    cruised = await cruise(house)
  })

  it('fails the check', () => {
    expect(cruised.passed).toBe(false)
  })

  it.each(forbidden)('$file is caught by $rule', ({ file, rule }) => {
    expect(rulesBrokenBy(file)).toContain(rule)
  })

  it.each(allowed)('$file is let through', ({ file }) => {
    expect(rulesBrokenBy(file)).toEqual([])
  })

  function rulesBrokenBy(file: string): string[] {
    const violations = cruised.report.matchAll(/error ([\w-]+): (\S+)/g)
    return [...violations].filter(([, , from]) => from === file).map(([, rule]) => rule ?? '')
  }
})

function planted(file: string, source: string, rule = 'none') {
  return { file, source, rule }
}

function copyOfTheHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'food-pal-walls-'))
  houses.push(house)
  for (const part of ['src', 'test', 'e2e', 'package.json', '.dependency-cruiser.mjs']) {
    cpSync(join(root, part), join(house, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  return house
}

function write(house: string, file: string, source: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), source)
}

function cruise(house: string): Promise<Cruise> {
  const { promise, resolve } = Promise.withResolvers<Cruise>()
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  execFile(process.execPath, [join(root, cruiser), 'src'], { cwd: house, env }, (error, ...said) =>
    resolve({ passed: error === null, report: said.join('') }),
  )
  return promise
}
