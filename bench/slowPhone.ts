import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'
import { provideChromium } from '#test/services/chromium.ts'
import { type Measure, median, ratioOf, rounded } from './measure.ts'

const rounds = 9
/** An old phone far from the router: bytes a second, milliseconds, and how much slower it reckons. */
const slow = { downloadThroughput: 200_000, uploadThroughput: 100_000, latency: 150, cpu: 4 }

const screens = [
  { path: '/shopping', seen: 'Thing 1', what: 'The shopping list' },
  { path: '/recipes', seen: 'Dish 0', what: 'The book of 1,000 recipes' },
]

/** From the address to the list on a slow phone, against a page of the same bytes that only shows them. */
export async function slowPhone(env: Environment): Promise<Measure[]> {
  const program = await Program.start(env)
  await fill(program)
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const measures: Measure[] = []
  try {
    for (const { path, seen, what } of screens) {
      const ours: number[] = []
      const theirs: number[] = []
      let bytes = 0
      for (let round = 0; round < rounds; round += 1) {
        const own = await open(browser, `${program.url}${path}`, seen)
        bytes = own.bytes
        ours.push(own.time)
        const bare = await bareServer(bytes, seen)
        theirs.push((await open(browser, bare.url, seen)).time)
        bare.close()
      }
      measures.push({
        what: `${what} on a slow phone`,
        value: ratioOf(ours, theirs),
        unit: 'times a bare page',
        goal: { atMost: 2 },
        detail: `${rounded(median(ours))} against ${rounded(median(theirs))} ms, ${Math.round(bytes / 1000)} KB`,
      })
    }
    return measures
  } finally {
    await browser.close()
    await program.end('SIGTERM')
  }
}

async function fill(program: Program) {
  for (let n = 0; n < 30; n += 1) {
    await program.post('/api/shopping', shoppingItem({ name: `Thing ${n}` }))
  }
  for (let n = 0; n < 1_000; n += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, m) =>
        program.post('/api/recipes', recipe({ title: `Dish ${n + m}` })),
      ),
    )
  }
}

/** Notes in the page when a text appears: who asks from outside asks every half second. */
function noteWhenSeen(text: string) {
  const isThere = ({ target }: MutationRecord) => target.textContent?.includes(text)
  const observer = new MutationObserver((changes) => {
    // A script has the text as well.
    if (!changes.some(isThere) || !document.body.innerText.includes(text)) return
    observer.disconnect()
    Object.assign(window, { seenAfter: performance.now() })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** With an empty cache; the bytes are those that came until the list was seen. */
async function open(browser: Browser, url: string, seen: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  let bytes = 0
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(noteWhenSeen, seen)
  await page.goto(url, { waitUntil: 'commit' })
  const noted = await page.waitForFunction(() => 'seenAfter' in window && Number(window.seenAfter))
  const time = Number(await noted.jsonValue())
  await context.close()
  return { time, bytes }
}

async function bareServer(bytes: number, seen: string) {
  const rest = Buffer.alloc(bytes, '/* nothing but bytes */\n')
  const server = createServer((request, response) => {
    if (request.url === '/rest') return response.setHeader('Content-Type', 'text/plain').end(rest)
    response.setHeader('Content-Type', 'text/html')
    return response.end(
      `<!doctype html><body><script type="module">await (await fetch('/rest')).text()\ndocument.body.textContent = '${seen}'</script>`,
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
