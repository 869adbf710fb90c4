// node scripts/notices.mjs FILE: writes the names, versions and licences of all packages that are
// installed, as their licences ask of whoever hands on a copy.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [file] = process.argv.slice(2)
if (!file) {
  console.error('Say where to write them: node scripts/notices.mjs FILE')
  process.exit(1)
}
const record = join(root, 'node_modules', '.package-lock.json')
const { packages } = JSON.parse(readFileSync(record, 'utf8'))
const notices = Object.entries(packages)
  .filter(([path, { dev }]) => !dev && existsSync(join(root, path)))
  .map(([path]) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, path, 'package.json'), 'utf8'),
    )
    const texts = readdirSync(join(root, path))
      .filter((each) => /^(licen[cs]e|copying|notice)/i.test(each))
      .sort()
      .map((each) => readFileSync(join(root, path, each), 'utf8').trim())
    return [`${name} ${version} (${license ?? 'licence not stated'})`, ...texts].join('\n\n')
  })
writeFileSync(file, `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
console.log(`${notices.length} packages`)
