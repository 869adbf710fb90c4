import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from './scratchFolder.ts'

/** A project without packages, with a script that says how it was started. */
function project() {
  const folder = join(scratchFolder, crypto.randomUUID())
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = join(import.meta.dirname, '..')
  for (const name of ['run.mjs', 'end-with-parent.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  const json = (name: string, value: object) =>
    writeFileSync(join(folder, name), JSON.stringify(value))
  json('package.json', { name: 'p', version: '1.0.0' })
  json('package-lock.json', {
    name: 'p',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'p', version: '1.0.0' } },
  })
  writeFileSync(
    join(folder, 'hello.mjs'),
    `console.log(JSON.stringify([process.argv.slice(2), process.execArgv.includes('--no-warnings')]))
     process.exitCode = 7`,
  )
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder, encoding: 'utf8' })
  const installed = () => readFileSync(join(folder, 'node_modules', '.food-pal-packages'), 'utf8')
  return { run, installed }
}

test('a script runs with its options, arguments and exit code, after packages are there', () => {
  const { run, installed } = project()
  const first = run('--no-warnings', 'hello.mjs', 'a', '--b')
  expect(first).toMatchObject({ status: 7, stderr: '' })
  expect(first.stdout).toMatch(/^Installing packages.*\n\[\["a","--b"\],true\]\n$/)
  expect(installed()).toMatch(/^[0-9a-f]{64}$/)

  expect(run('hello.mjs').stdout).toBe('[[],false]\n')
  expect(run('--with-tools', 'hello.mjs').status).toBe(7)
  expect(installed()).toMatch(/ with tools$/)
  // They are more than what serving needs.
  expect(run('hello.mjs').stdout).toBe('[[],false]\n')
})
