import { buildIfStale } from './build.mjs'

if (await buildIfStale()) await import('./serve.mjs')
else process.exitCode = 1
