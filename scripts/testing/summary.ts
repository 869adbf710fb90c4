import type { TestRecord } from './records.ts'

const explainedInFull = 8
const linesEach = 14
const namedAtMost = 40

/** A list of failures: the test, its place, the reason and the picture. */
export function explainFailures(records: readonly TestRecord[]): void {
  const failed = records.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return
  console.log('\nWhat failed')
  failed.slice(0, namedAtMost).forEach((record, n) => {
    console.log(`\n${n + 1}. ${titleOf(record)}`)
    if (record.where) console.log(`   ${record.where}`)
    if (n < explainedInFull) console.log(indented(record.reason ?? ''))
    if (record.picture) console.log(`   Picture: ${record.picture}`)
  })
  if (failed.length > namedAtMost) console.log(`\n… and ${failed.length - namedAtMost} more`)
  console.log('')
}

export function listSlowest(records: readonly TestRecord[], count = 20): void {
  console.log('\nThe slowest')
  const slowest = records.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  for (const record of slowest) {
    console.log(`${record.seconds.toFixed(1).padStart(6)} s  ${titleOf(record)}  ${record.where}`)
  }
  console.log('')
}

const titleOf = ({ kind, name }: TestRecord) => (kind === name ? name : `${name} (${kind})`)

function indented(reason: string): string {
  const lines = reason.trim().split('\n')
  const shown = lines.slice(0, linesEach).map((line) => `   ${line.slice(0, 200)}`)
  const rest = lines.length - shown.length
  return [...shown, ...(rest > 0 ? [`   … ${rest} more lines`] : [])].join('\n')
}
