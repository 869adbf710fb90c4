import { basename } from 'node:path'
import { provide } from './debian.ts'
import { isExecutable, onPath } from './executables.ts'

/** Starts in half the time, but has no windows and no camera. */
const windowless = 'chromium-headless-shell'
const missing =
  'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium, without windows where there is or can be one. */
export const provideChromium = () =>
  provide({
    name: 'Chromium without windows',
    find: () => chosen() ?? onPath([windowless]),
    instead: findWhole,
    steps: [`apt-get install -y chromium ${windowless} || apt-get install -y chromium`],
    missing,
  })

export const chromiumOptions = () => ({
  executablePath: provideChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A test's page lives for seconds, so optimizing its code does not pay; nor do threads that tidy
    // up beside it, while other tests want the cores.
    '--js-flags=--no-opt --no-maglev --single-threaded-gc',
  ],
})

/** For tests that need the camera or windows. */
export const provideWholeChromium = () =>
  provide({
    name: 'Chromium',
    find: () => {
      const path = chosen()
      return path && basename(path) !== windowless ? path : findWhole()
    },
    steps: ['apt-get install -y chromium'],
    missing,
  })

const findWhole = () => onPath(whole) ?? macPaths.find(isExecutable)

function chosen(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (!path || isExecutable(path)) return path || undefined
  throw new Error(`CHROMIUM_PATH is ${path}, which is no program.`)
}
