import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { theme } from './theme.ts'

const AA = 4.5

/** What is written on what, everywhere in the app. */
const pairs = [
  ...['text', 'dim', 'red'].flatMap((text) => ['page', 'panel', 'raised'].map((on) => [text, on])),
  ...['page', 'panel'].map((on) => ['brand', on]),
  ['on-soft', 'brand-soft'],
  ['on-red-soft', 'red-soft'],
  ['on-orange-soft', 'orange-soft'],
  ['on-yellow-soft', 'yellow-soft'],
  ['on-blue-soft', 'blue-soft'],
  ['on-fill', 'brand'],
  ['on-fill', 'red'],
  ['on-fill', 'blue'],
  ['page', 'text'],
] as [string, string][]

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(':root[data-mantine-color-scheme="dark"]')

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, scheme) => {
  test.each(pairs)('has readable %s on %s', (text, on) => {
    expect(contrast(color(scheme, text), color(scheme, on))).toBeGreaterThanOrEqual(AA)
  })
})

test('text has a size that follows the browser’s', () => {
  const src = new URL('..', import.meta.url).pathname
  const fixed = globSync('{web,features}/**/*.css', { cwd: src })
    // Letters of a circle that stays as large as it is.
    .filter((path) => !path.endsWith('InitialAvatar.module.css'))
    .flatMap(
      (path) =>
        readFileSync(`${src}${path}`, 'utf8').match(/font-size:[^;]*px(?!, 1rem)[^;]*/g) ?? [],
    )
  expect(fixed).toEqual([])
  expect(Object.values(theme.fontSizes ?? {})).not.toContainEqual(expect.stringContaining('px'))
})

function color(scheme: string, token: string): string {
  const found = scheme.match(new RegExp(`--fp-${token}: (#[0-9a-f]{6});`))
  if (!found?.[1]) throw new Error(`No colour --fp-${token}`)
  return found[1]
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
