import { canInstall, install } from './debian.ts'
import { isExecutable, onPath } from './executables.ts'

/** The first has no windows at all, and takes half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium on this machine, installed first where that can be done. */
export function provideChromium(): string {
  const present = findChromium()
  if (present) return present
  if (canInstall()) {
    install('Chromium', 'apt-get install -y chromium-headless-shell || apt-get install -y chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  )
}

function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (!chosen) return onPath(names) ?? macPaths.find(isExecutable)
  if (isExecutable(chosen)) return chosen
  throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program.`)
}
