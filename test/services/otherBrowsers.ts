import { provide } from './debian.ts'
import { newestMatching, onPath } from './executables.ts'

const provideProgram = (name: string, debianPackage: string, find: () => string | undefined) =>
  provide({
    name,
    find,
    steps: [`apt-get install -y ${debianPackage}`],
    missing: `${name} is missing: install Debian's package ${debianPackage}.`,
  })

export const provideFirefox = () =>
  provideProgram('Firefox', 'firefox-esr', () => onPath(['firefox-esr', 'firefox']))

/** The browser, its driver and a virtual screen: WebKit has no headless mode. */
export const provideWebKit = () => ({
  driver: provideProgram('WebKit', 'webkit2gtk-driver', () => onPath(['WebKitWebDriver'])),
  browser: provideProgram('WebKit', 'webkit2gtk-driver', () =>
    newestMatching(['/usr/lib/*/webkit2gtk-*/MiniBrowser']),
  ),
  screen: provideProgram('Xvfb', 'xvfb', () => onPath(['Xvfb'])),
})
