import { CannotStart } from './cannotStart.ts'
import { readConfig } from './config.ts'
import { features } from './features.ts'
import { log } from './log.ts'
import { serve } from './serve.ts'

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
