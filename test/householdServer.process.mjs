// Started by householdServer.ts. Like scripts/serve.mjs, it uses the compile cache.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
await import('./householdServer.process.ts')
