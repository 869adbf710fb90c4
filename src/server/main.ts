import { features } from './features.ts'
import { CannotStart } from './lifecycle/cannotStart.ts'
import { knownVariables, readConfig } from './lifecycle/config.ts'
import { misspelt } from './lifecycle/environment.ts'
import { giveBackMemory } from './lifecycle/giveBackMemory.ts'
import { log, setLogLevel } from './lifecycle/log.ts'
import { serve } from './lifecycle/serve.ts'

try {
  for (const { name, meant } of misspelt(process.env, knownVariables)) {
    log.warn('unknown variable', { name, meant })
  }
  const config = readConfig(process.env)
  setLogLevel(config.logLevel)
  const serving = await serve(config, features)
  console.log(`Food Pal is ready at ${serving.url}`)
  giveBackMemory(serving.isInUse)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await serving.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exit(1)
}

process.on('unhandledRejection', (reason) => {
  log.error('unhandled rejection', { error: reason instanceof Error ? reason.stack : undefined })
})
