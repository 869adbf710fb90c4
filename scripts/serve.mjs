// Runs the built program with Node's compile cache, which must be enabled before its first file is
// loaded.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/compile'),
)
await import('../dist/server/main.js')
