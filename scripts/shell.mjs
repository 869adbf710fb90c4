// node scripts/shell.mjs NAME …: a command of the built program for its owner's shell.
import { buildIfStale } from './build.mjs'

if (await buildIfStale(['server'])) await import('../dist/server/shell.js')
else process.exitCode = 1
