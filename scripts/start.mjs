import { buildWebIfStale } from './web-build.mjs'

if (await buildWebIfStale()) await import('./serve.mjs')
else process.exitCode = 1
