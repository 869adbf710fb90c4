import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '#test/services/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/*.spec.ts', 'src/features/*/*.spec.ts'],
  outputDir: 'test-results',
  // One more than there are cores: journeys also wait for timers.
  workers: 3,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for events, however long a busy machine takes; it never has to be fast.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // What can't be pressed in a minute is not there: the journey ends then, not with its time.
    actionTimeout: 60_000,
    // Nor does a page load for longer; a reload that was taken back would wait for good.
    navigationTimeout: 60_000,
    // A worker's requests can't be cut off by a journey; the one about it turns it on.
    serviceWorkers: 'block',
    // Whoever asks for it gets no motion; what moves on a busy machine is pressed beside.
    contextOptions: { reducedMotion: 'reduce' },
    // A journey that failed leaves a picture and what the page had in it. A trace of every step
    // would cost each of them a fifth of its time; `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions(),
  },
})
