import { features } from './features.ts'
import { CannotStart } from './lifecycle/cannotStart.ts'
import { readConfig } from './lifecycle/config.ts'
import { log } from './lifecycle/log.ts'
import { serve } from './lifecycle/serve.ts'

try {
  const serving = await serve(readConfig(process.env), features)
  console.log(`Food Pal is ready at ${serving.url}`)

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
