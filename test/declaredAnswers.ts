import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { DeclaredCalls } from '#server/http/reference/declaredCalls.ts'

const kept = new URL('../src/server/http/reference/declaredCalls.json', import.meta.url)

const { calls, schemas }: DeclaredCalls = JSON.parse(
  // Zod looks for named schemas in $defs.
  readFileSync(kept, 'utf8').replaceAll('#/components/schemas/', '#/$defs/'),
)

/** Paths without parameters first: '/api/pantry/metadata' is not a '/api/pantry/:id'. */
const patterns = Object.keys(calls)
  .sort((a, b) => a.split(':').length - b.split(':').length)
  .map((call) => ({ call, pattern: new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`) }))

const checks = new Map<string, z.ZodType>()

/** Throws if an answer does not look as the call's declaration says. */
export function checkAnswer(method: string, path: string, body: unknown) {
  const asked = `${method} ${path.split('?')[0]}`
  const call = patterns.find(({ pattern }) => pattern.test(asked))?.call
  const answer = call && calls[call]?.answer
  if (!answer) return
  let check = checks.get(call)
  if (!check) {
    check = z.fromJSONSchema({ ...answer, $defs: schemas } as z.core.JSONSchema.JSONSchema)
    checks.set(call, check)
  }
  const { error } = check.safeParse(body)
  if (error)
    throw new Error(`${call} answered something else than declared:\n${z.prettifyError(error)}`)
}
