import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { ScreenPath } from '#shared/screenPaths.ts'
import { axeOptions } from '#test/axeOptions.ts'
import { emptyHousehold, nobody, showScreen, silence } from '#test/screens/showScreen.tsx'
import { screens } from './routes.tsx'

/** How a screen looks before, without and with an answer that has nothing in it. */
type QueryStates = {
  /** What a screen reader hears meanwhile. */
  loading?: string
  /** How many cards stand for those that are coming. */
  cards?: number
  failed?: string
  retry?: string
  empty?: string
  /** Where it is not the empty face at once. */
  afterRetry?: string
}

/** Without an entry a new screen does not compile. */
const faces: Record<ScreenPath, QueryStates> = {
  '/': {
    loading: 'Loading today',
    failed: "Today couldn't be loaded",
    empty: 'Welcome to Food Pal',
    // Whether there is a sample household to load has not been asked again.
    afterRetry: 'Nothing to use up right now.',
  },
  '/recipes': {
    loading: 'Loading the recipe book',
    cards: 6,
    failed: "The recipe book couldn't be loaded",
    empty: 'No recipes found',
  },
  '/pantry': {
    loading: 'Loading the pantry',
    failed: "The pantry couldn't be loaded",
    empty: 'No items found',
  },
  '/family': {
    loading: 'Loading the family',
    cards: 4,
    failed: "The family couldn't be loaded",
    empty: 'No family preferences set',
  },
  '/shopping': {
    loading: 'Loading the shopping list',
    failed: "The shopping list couldn't be loaded",
    empty: 'Your shopping list is empty. Add some items to get started!',
  },
  '/menu': {
    loading: 'Loading the menu',
    failed: "The menu couldn't be loaded",
    empty: 'No meals planned for this period yet.',
  },
  '/calendar': {
    loading: 'Loading the calendar',
    failed: "The calendar couldn't be loaded",
    empty: 'No calendars connected yet',
  },
  '/ai-chat': { empty: 'Waiting for your input' },
  '/system-brain': { loading: 'Loading the sections', failed: "The sections couldn't be loaded" },
  '/prompt-monitor': { loading: 'Loading the prompt', failed: 'Failed to load prompt data' },
  '/version-history': {
    loading: 'Loading the version history',
    failed: 'Failed to fetch version history',
    empty: 'Nothing has been changed here yet',
  },
  '/test-results': {
    loading: 'Loading the test results',
    failed: 'Database Error',
    empty: 'No tests have been run yet',
  },
  '/code-exporter': {
    loading: 'Looking through the source files',
    failed: "The source files couldn't be listed",
    empty: 'No files found',
  },
  '/conversation-test': {
    failed: "The conversations couldn't be loaded",
    retry: 'Retry: conversations',
    empty: 'There are no conversations yet. Start one with the assistant, then come back.',
  },
}

type Theme = keyof typeof axeOptions

/** Colours depend on the theme, not on the size. */
const sizes: { size: string; width: number; height: number; themes: Theme[] }[] = [
  { size: 'desktop', width: 1280, height: 800, themes: ['light', 'dark'] },
  { size: 'phone', width: 390, height: 844, themes: ['light'] },
]

for (const { size, width, height, themes } of sizes) {
  describe(`on a ${size}`, () => {
    for (const { path, label } of screens) {
      const { loading, cards, failed, retry = 'Retry', empty, afterRetry = empty } = faces[path]

      test.runIf(loading)(`${label} says that it is loading`, async () => {
        await page.viewport(width, height)
        await showScreen(path, silence)
        const status = page.getByRole('status', { name: loading })
        await expect.element(status).toBeVisible()
        if (cards)
          expect(status.element().querySelectorAll('.mantine-Card-root').length).toBe(cards)
      })

      test.runIf(failed)(`${label} says that nobody answers, and Retry asks again`, async () => {
        await page.viewport(width, height)
        const { answerWith } = await showScreen(path, nobody)
        await expect.element(page.getByText(failed ?? '', { exact: false })).toBeVisible()
        await expectWellMade(themes)
        const asked: string[] = []
        // Not before: some screens ask again by themselves.
        const onPress = () =>
          answerWith((address) => {
            asked.push(address)
            return emptyHousehold(address)
          })
        document.addEventListener('click', onPress, { capture: true, once: true })
        await page.getByRole('button', { name: retry, exact: true }).click()
        await expect.poll(() => asked).not.toEqual([])
        if (afterRetry) await expect.element(page.getByText(afterRetry).first()).toBeVisible()
      })

      test.runIf(empty)(`${label} says that there is nothing yet`, async () => {
        await page.viewport(width, height)
        await showScreen(path, emptyHousehold)
        await expect.element(page.getByText(empty ?? '').first()).toBeVisible()
        await expectWellMade(themes)
      })
    }
  })
}

test.for([
  ['compiled', "The instructions couldn't be loaded"],
  ['query', "The query couldn't be loaded"],
  ['schema', "The schema couldn't be loaded"],
])(
  'the tab %s of System Brain says that nobody answers, and Retry asks again',
  async ([tab, failed = '']) => {
    const { answerWith } = await showScreen(`/system-brain?tab=${tab}`, nobody)
    await expect.element(page.getByText(failed)).toBeVisible()
    const asked = Promise.withResolvers<string>()
    answerWith((address) => {
      asked.resolve(address)
      return silence(address)
    })
    await page.getByRole('button', { name: 'Retry' }).click()
    await asked.promise
  },
)

test('each list of the family can be asked for again by itself', async () => {
  const { answerWith } = await showScreen('/family', nobody)
  await expect
    .poll(() => page.getByText("This list couldn't be loaded.", { exact: false }).elements().length)
    .toBe(2)
  answerWith(emptyHousehold)
  await page.getByRole('button', { name: 'Retry: Whole family' }).click()
  await expect
    .element(page.getByText('No rules for the whole family yet.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText("The family couldn't be loaded")).toBeVisible()
})

/** Nothing for axe to find, and nothing that scrolls sideways. */
async function expectWellMade(themes: Theme[]) {
  const root = document.documentElement
  for (const theme of themes) {
    const features = [{ name: 'prefers-color-scheme', value: theme }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
    await expect.poll(() => root.dataset.mantineColorScheme).toBe(theme)
    await Promise.allSettled(document.getAnimations().filter(isTransition).map(finished))
    const { violations } = await axe.run(document, axeOptions[theme])
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    expect(found, `axe, ${theme}`).toEqual([])
  }
  expect(root.scrollWidth - root.clientWidth, 'pixels too wide').toBe(0)
}

// A colour on its way from one theme to the other has too little contrast.
const isTransition = (animation: Animation) => animation instanceof CSSTransition
const finished = (animation: Animation) => animation.finished
