import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Environment } from '#test/household.ts'
import { Program } from '#test/process.ts'

const preload = new URL('loopWatch.ts', import.meta.url).href

export async function watchedProgram(env: Environment) {
  const folder = await mkdtemp(join(tmpdir(), 'food-pal-loop-'))
  const file = join(folder, 'longest')
  const NODE_OPTIONS = `--import=${preload}`
  const app = await Program.start({ ...env, NODE_OPTIONS, LOOP_FILE: file })

  let asked = 0
  /** Milliseconds, since the last call. */
  async function longestBlock(): Promise<number> {
    asked += 1
    process.kill(app.pid ?? 0, 'SIGUSR2')
    for (;;) {
      const [, count, longest] =
        /^(\d+) (.+);$/.exec(await readFile(file, 'utf8').catch(() => '')) ?? []
      if (Number(count) === asked) return Number(longest)
      await setTimeout(5)
    }
  }

  return {
    app,
    /** The longest block of the event loop while `act` runs. */
    during: async (act: () => Promise<unknown>) => {
      await longestBlock()
      await act()
      return longestBlock()
    },
    end: async () => {
      await app.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
