import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of one test. Both test runners write them as JSON lines. */
export type TestRecord = {
  /** The engine, or the browser's size. */
  kind: string
  name: string
  /** The path from the project's folder, with the line. */
  where: string
  state: 'passed' | 'failed' | 'skipped'
  seconds: number
  reason?: string
  picture?: string
}

export const recordsVariable = 'TEST_RECORDS'

export function noteRecord(record: TestRecord): void {
  const file = process.env[recordsVariable]
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`)
}

export function readRecords(file: string): TestRecord[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}

export const placeOf = (file: string, line?: number) =>
  relative(process.cwd(), file) + (line === undefined ? '' : `:${line}`)

/** The error's message and diff, without the stack. */
export function reasonOf(...parts: (string | undefined)[]): string {
  return parts
    .flatMap((part) => stripVTControlCharacters(part ?? '').split('\n'))
    .filter((line) => line.trim() && !/^\s+at .+:\d+:\d+\)?$/.test(line))
    .join('\n')
}
