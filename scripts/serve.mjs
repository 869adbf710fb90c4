// Runs the program with Node's compile cache, which halves the start and saves 25 MB. The cache
// must be enabled before the first TypeScript file is loaded.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/compile'),
)
await import('#server/main.ts')

// What only the start needed is given back once it is over: 15 MB that V8 would keep while idle.
setTimeout(() => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}, 2_000).unref()
