import { buildWebIfStale } from './web-build.mjs'

if (await buildWebIfStale()) await import('../src/server/main.ts')
else process.exitCode = 1
