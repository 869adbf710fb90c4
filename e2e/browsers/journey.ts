import { setTimeout } from 'node:timers/promises'
import type { Client } from '#test/client.ts'
import { newHousehold } from '#test/household.ts'
import { Program } from '#test/process.ts'
import type { Browser } from './browser.ts'
import { listsReadAhead, middleOf, restingBoxes, waitForWords } from './inPage.ts'

/** Console messages about a server that does not answer, by browser. */
const connectionLost =
  /ERR_CONNECTION_REFUSED|ERR_FAILED|NetworkError|WebSocket|establish a connection|Load failed|connection was lost|Background refresh/

const waits = '1 change is waiting for a connection'

/** A family's evening, step by step, in a household of its own. */
export async function walkThrough(
  browser: Browser,
  note: (what: string, wrong: string[]) => void,
): Promise<void> {
  const { env, discard } = await newHousehold()
  let program = await Program.start(env)
  const { url } = program
  const press = async (selector: string, name: string) =>
    browser.click(...(await browser.evaluate(middleOf, selector, name)))
  const fill = async (name: string, text: string) => {
    await press('input, textarea', name)
    await browser.type(text)
  }
  const see = (words: string) => browser.evaluate(waitForWords, words, true)
  const go = async (path: string) => {
    await browser.open(url + path)
    await browser.evaluate(restingBoxes)
  }
  const steps: [what: string, act: () => Promise<void>][] = [
    [
      'quick add and tick',
      async () => {
        await go('/shopping')
        await fill('What to buy', '2 l milk, bread\n')
        await press('input[type=checkbox]', 'Milk')
        await see('1 item to buy, 1 completed')
      },
    ],
    [
      'a recipe',
      async () => {
        await go('/recipes')
        await press('button', 'Add Recipe')
        await fill('Recipe Title', 'Lentil soup')
        await fill('Ingredients', '200 g lentils')
        await fill('Instructions', 'Cook them.')
        await press('button[type=submit]', '')
        await see('Lentil soup')
      },
    ],
    [
      'a meal',
      async () => {
        await go('/menu')
        await press('button', 'Add Meal')
        await press('label', 'Custom Item')
        await fill('Name', 'Taco night')
        await press('button[type=submit]', '')
        await see('Taco night')
      },
    ],
    [
      'a message, and its proposal approved',
      async () => {
        await go('/ai-chat')
        await fill('Write a message', 'We need eggs\n')
        await press('button', 'Approve: Eggs')
        await waitForItem(program, 'Eggs')
      },
    ],
    [
      'without a connection, and back',
      async () => {
        await go('/shopping')
        await browser.evaluate(listsReadAhead)
        const heard = await browser.errors()
        await program.end('SIGKILL')
        await press('button', 'Add Item')
        await fill('Item name', 'Foil\n')
        await see('Foil')
        await see(waits)
        await go('/shopping')
        await see('Foil')
        program = await Program.start({ ...env, PORT: new URL(url).port })
        await browser.evaluate(waitForWords, waits, false)
        await waitForItem(program, 'Foil')
        const since = (await browser.errors()).filter((error) => !connectionLost.test(error))
        if (heard.length + since.length > 0) throw new Error([...heard, ...since].join('\n'))
      },
    ],
  ]
  try {
    for (const [what, act] of steps) {
      const wrong = await act().then(
        async () => (await browser.errors()).map((error) => `The console says: ${error}`),
        (error) => [String(error)],
      )
      note(`${browser.name}: ${what}`, wrong)
    }
  } finally {
    await program.end('SIGTERM')
    await discard()
  }
}

async function waitForItem(program: Client, name: string) {
  const has = async () =>
    (await program.get<{ name: string }[]>('/api/shopping')).body.some((item) => item.name === name)
  while (!(await has())) await setTimeout(100)
}
