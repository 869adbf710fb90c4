// Runs the program with Node's compile cache, which halves the start and saves 25 MB. The cache
// must be enabled before the first TypeScript file is loaded.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/compile'),
)
await import('#server/main.ts')
