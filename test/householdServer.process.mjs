// Started by householdServer.ts. As scripts/serve.mjs does: what is compiled is kept.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))
await import('./householdServer.process.ts')
