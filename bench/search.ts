import { chromium, type Page } from '@playwright/test'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { provideChromium } from '#test/services/chromium.ts'
import { type Measure, median, rounded } from './measure.ts'

const lists = [
  { path: 'pantry', many: 5_000, make: (name: string) => pantryItem({ name }) },
  { path: 'recipes', many: 2_000, make: (title: string) => recipe({ title }) },
  { path: 'shopping', many: 1_000, make: (name: string) => shoppingItem({ name }) },
]

/** The time from a key in the search box to the result on the screen, in long lists. */
export async function searchTimes(env: Environment): Promise<Measure[]> {
  const program = await Program.start(env)
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ baseURL: program.url, serviceWorkers: 'block' })
    const measures: Measure[] = []
    for (const { path, many, make } of lists) {
      await fill(program, path, many, make)
      await page.goto(`/${path}`)
      await page.getByText('Thing 1', { exact: true }).first().waitFor()
      const times: number[] = []
      for (const n of [many - 1, 7, many / 2, 42, many - 3]) times.push(await search(page, n))
      const nodes = await page.evaluate(() => document.querySelectorAll('main *').length)
      measures.push({
        what: `Search in ${many} of /${path}`,
        value: median(times),
        unit: 'ms to the result',
        goal: { atMost: 100 },
        detail: `of ${times.map(rounded).join(', ')}; ${nodes} nodes with the whole list`,
      })
    }
    return measures
  } finally {
    await browser.close()
    await program.end('SIGTERM')
  }
}

async function fill(
  program: Program,
  path: string,
  many: number,
  make: (name: string) => object,
): Promise<void> {
  const side = 20
  for (let n = 0; n < many; n += side) {
    await Promise.all(
      Array.from({ length: side }, (_, m) => program.post(`/api/${path}`, make(`Thing ${n + m}`))),
    )
  }
}

/** Sets the box's value as typing does, and waits for the frame that shows only the result. */
async function search(page: Page, n: number): Promise<number> {
  const ms = await page.evaluate(async (wanted) => {
    const box = document.querySelector<HTMLInputElement>('[role=searchbox]')
    if (!box) throw new Error('no search box')
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // Matches whole texts, since 'Thing 3' also begins other names.
    const shows = (text: string) =>
      Array.from(document.querySelectorAll('main *')).some((element) =>
        Array.from(element.childNodes).some((node) => node.nodeValue === text),
      )
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    const start = performance.now()
    type(wanted)
    while (!shows(wanted) || shows('Thing 3')) await frame()
    const took = performance.now() - start
    type('')
    while (!shows('Thing 3')) await frame()
    return took
  }, `Thing ${n}`)
  return ms
}
