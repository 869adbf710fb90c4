import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const folder = normalizePath(resolve(import.meta.dirname, '../node_modules/@mantine/core'))
const all = `${folder}/styles.layer.css`
const ending = '.layer.css'
const pathOf = (name: string) => `${folder}/styles/${name}${ending}`

/**
 * Every component of Mantine brings its own styles, so that a screen loads those that it needs. Each
 * has a layer, in Mantine's order: which of two that style one element wins must not depend on which
 * arrives first.
 */
export function mantineStyles(): Plugin {
  const names = readdirSync(`${folder}/styles`)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
  const styles = new Map(names.map((name) => [pathOf(name), stylesOf(name)]))
  const together = readFileSync(all, 'utf8')
  const classIn = (name: string) => /\.m_\w+/.exec(stylesOf(name))?.[0] ?? ''
  const placeOf = new Map(names.map((name) => [name, together.indexOf(classIn(name))]))
  const layers = names
    .toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0))
    .map((name) => `mantine.${name}`)
  // What has no class is for the whole page.
  const forAll = names.filter((name) => classIn(name) === '').map(stylesOf)
  styles.set(all, [`@layer ${layers};`, ...forAll].join('\n'))
  return {
    name: 'food-pal:mantine-styles',
    // While developing, all of Mantine is one file, and so are its styles.
    apply: 'build',
    load: (id) => styles.get(id),
    transform(code, id) {
      const [, name] = /\/@mantine\/core\/esm\/.*?(\w+)\.module\.mjs$/.exec(id) ?? []
      return name && `import ${JSON.stringify(pathOf(name))}\n${code}`
    },
  }
}

const stylesOf = (name: string) =>
  readFileSync(pathOf(name), 'utf8').replaceAll('@layer mantine', `@layer mantine.${name}`)
