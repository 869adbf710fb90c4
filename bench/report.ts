import { writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { version } from '#server/lifecycle/version.ts'
import { type Measure, rounded, wantedOf } from './measure.ts'

const docs = new URL('../docs/', import.meta.url)

/** How much of what is allowed a measure takes: 1 is just enough, less is better. */
const shareOf = ({ value, goal }: Measure) =>
  'atMost' in goal ? value / goal.atMost : goal.atLeast / value

/** Writes docs/benchmarks.md with its picture. */
export function writeReport(measures: Measure[]) {
  const rows = measures.map(
    (each) =>
      `| ${each.what} | ${rounded(each.value)} ${each.unit} | ${wantedOf(each)} | ${each.detail ?? ''} |`,
  )
  const machine = `${cpus().length} cores (${arch()}), Node ${process.versions.node}`
  writeFileSync(
    new URL('benchmarks.md', docs),
    `# How fast it is

\`npm run bench -- --write\` measures and writes this page. Ratios are the median of rounds, each against a reference that runs in turn with it, so they hold on any machine; seconds and milliseconds are those of this one: ${machine}, Food Pal ${version}.

![What each measure takes of what is allowed](benchmarks.svg)

| what | measured | asked | of that |
|---|---|---|---|
${rows.join('\n')}
`,
  )
  writeFileSync(new URL('benchmarks.svg', docs), picture(measures))
}

const row = 26
const names = 420
const scale = 260

/** A bar for each measure; the line is where it would be too much. */
function picture(measures: Measure[]): string {
  const height = measures.length * row + 40
  const bars = measures.map((each, n) => {
    const share = shareOf(each)
    const width = Math.min(share, 1.4) * scale
    const top = 30 + n * row
    const colour = share <= 1 ? '#2f7d4f' : '#c2362b'
    return `<text x="${names - 10}" y="${top + 14}" text-anchor="end">${escaped(each.what)}</text><rect x="${names}" y="${top}" width="${rounded(width)}" height="18" rx="4" fill="${colour}"/><text x="${rounded(names + width + 8)}" y="${top + 14}">${rounded(each.value)} ${escaped(each.unit)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="${height}" viewBox="0 0 960 ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#22211d"><title>What each measure takes of what is allowed</title><rect width="960" height="${height}" fill="#faf8f4"/><line x1="${names + scale}" x2="${names + scale}" y1="22" y2="${height - 8}" stroke="#6d685e" stroke-dasharray="4 4"/><text x="${names + scale}" y="16" text-anchor="middle" fill="#6d685e">as much as is allowed</text>${bars.join('')}</svg>\n`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
