import { provideChromium } from '#test/services/chromium.ts'
import { coloured, type Run } from './process.ts'
import { runTests, type Stage } from './stage.ts'

// Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set, too.
const workerColours = { NO_COLOR: undefined, FORCE_COLOR: coloured ? '1' : '0' }

export const playwrightStage: Stage = {
  name: 'journeys',
  check: async (run) =>
    runTests(
      'journeys',
      run,
      [
        'node_modules/.bin/playwright',
        'test',
        '--reporter=scripts/testing/playwrightReporter.ts',
        ...selection(run),
      ],
      { ...workerColours, CHROMIUM_PATH: provideChromium() },
    ),
}

const selection = ({ filters }: Run) => (filters ? ['--pass-with-no-tests', ...filters] : [])
