import type { Context } from 'hono'
import { z } from 'zod'
import { changeHeader } from '#shared/changes.endpoints.ts'
import { invalid, notFound, unreadable } from '#shared/errors.ts'
import { originHeader } from '#shared/liveMessage.ts'
import { deepestNesting, isNestedDeeper } from '#shared/nesting.ts'
import { nobodyNamed } from '#shared/userIds.ts'
import type { Actor, Expectation } from '../records/recorder.ts'

async function readJson(c: Context): Promise<object> {
  const text = await c.req.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw unreadable('The request is not valid JSON.')
  }
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw unreadable('The request must be a JSON object.')
  }
  // A restore has its records some levels down.
  if (isNestedDeeper(body, 2 * deepestNesting)) {
    throw unreadable('The request is nested too deeply. Nothing was changed.')
  }
  return body
}

function validate<Schema extends z.ZodType>(schema: Schema, body: object): z.infer<Schema> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}

/** The body, or a GET's query, checked against a schema. Unknown fields are ignored. */
export async function readInput<Schema extends z.ZodType>(c: Context, schema: Schema) {
  return validate(
    schema,
    ['GET', 'HEAD'].includes(c.req.method) ? c.req.query() : await readJson(c),
  )
}

/** For a call that may come without a body. */
export const readInputIfAny = async <Schema extends z.ZodType>(c: Context, schema: Schema) =>
  (await c.req.text()) === '' ? validate(schema, {}) : readInput(c, schema)

const Expected = z.object({
  version: z.number('Version must be a number').int('Version must be a whole number').optional(),
})

/** What `readPatch` takes: some of the fields, and the version that was seen. */
export const patchOf = (schema: z.ZodObject) => schema.partial().extend(Expected.shape)

/** Keeps only the fields that were sent, so that others stay as they are. */
export async function readPatch<Form>(
  c: Context,
  schema: z.ZodObject & z.ZodType<Form>,
): Promise<{ patch: Partial<Form>; expect: Expectation }> {
  const body = await readJson(c)
  const parsed = validate(schema.partial(), body)
  const sent = Object.entries(parsed).filter(([name]) => name in body)
  return {
    patch: Object.fromEntries(sent) as Partial<Form>,
    expect: validate(Expected, body),
  }
}

/** An id from the path. An invalid id is 'not found', like that of a deleted record. */
export function idFrom(c: Context, noun: string): number {
  const text = c.req.param('id') ?? ''
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw notFound(noun)
  return Number(text)
}

/** There are no accounts: whoever did not say who they are acts as the household. */
export function actorOf(c: Context): Actor {
  const origin = c.req.header(originHeader)
  const by = c.get('token')?.name ?? c.get('person')
  return {
    userId: by ?? nobodyNamed,
    by,
    origin: origin && /^[\w-]{1,40}$/.test(origin) ? origin : undefined,
    request: c.get('requestKey'),
    onRecorded: (changeId) => c.header(changeHeader, String(changeId)),
  }
}
