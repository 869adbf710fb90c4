import { z } from 'zod'
import { type ErrorCode, statusOf } from '#shared/errors.ts'
import { version } from '../../lifecycle/version.ts'
import { aboutRoute } from '../routes.ts'
import type { Needed } from '../scopes.ts'
import type { DeclaredCalls, JsonSchema } from './declaredCalls.ts'

export interface Operation {
  operationId: string
  tags: string[]
  description?: string
  /** The scope that a token needs, or 'session' for a person who is signed in. */
  'x-scope': Needed | 'open'
  security: Record<string, string[]>[]
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, Response>
}

type Response = { description: string; content?: Record<string, { schema?: JsonSchema }> }

export type Registered = { method: string; path: string; handler: object; feature: string }

interface Given {
  /** As they were registered, middleware included. */
  registered: readonly Registered[]
  declared: DeclaredCalls
  neededFor: (method: string, path: string) => Needed
  isOpen: (path: string) => boolean
  /** Below which all paths are. */
  address: string
}

/** All calls in the form of OpenAPI 3.1: from the routes themselves, so that none can be missing. */
export function openApi({ registered, declared, neededFor, isOpen, address }: Given) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { method, path, handler, feature } of registered) {
    const about = aboutRoute(handler)
    if (!about) continue
    const call = declared.calls[`${method} ${path}`]
    const scope = isOpen(path) ? 'open' : neededFor(method, path)
    const input = about.input ? schemaOf(about.input) : call?.input
    const shown = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    paths[shown] ??= {}
    paths[shown][method.toLowerCase()] = {
      operationId: call?.name ?? nameOf(method, path),
      tags: [feature],
      ...(call?.says && { description: call.says }),
      'x-scope': scope,
      security: securityOf(scope),
      parameters: [
        ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
          name,
          in: 'path' as const,
          required: true,
          schema: { type: 'string' },
        })),
        ...(method === 'GET' ? queryOf(input, declared) : []),
      ],
      ...(input &&
        method !== 'GET' && {
          requestBody: { required: true, content: { 'application/json': { schema: input } } },
        }),
      responses: {
        ...answersOf(method, about.content, call?.answer),
        ...refusalsOf(method, path, scope),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Food Pal',
      version,
      description:
        'Every call of this household. How tokens, retries and live messages work: docs/api.md.',
    },
    servers: [{ url: address }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'fp_…, from Settings, Connections' },
        session: { type: 'apiKey', in: 'cookie', name: 'food_pal_session' },
      },
      schemas: declared.schemas,
    },
  }
}

export type OpenApi = ReturnType<typeof openApi>

/** The codes of what a call may refuse, by status. */
function refusalsOf(method: string, path: string, scope: string): Record<string, Response> {
  const isWrite = method !== 'GET'
  const codes: ErrorCode[] = [
    ...(isWrite || scope === 'open' ? ['invalid' as const] : []),
    'signInNeeded',
    ...(scope === 'open' ? [] : ['refused' as const]),
    ...(path.includes(':') ? ['unknown' as const] : []),
    ...(isWrite ? ['conflict' as const, 'tooLarge' as const] : []),
    'tooMany',
    'unavailable',
  ]
  const schema = { $ref: '#/components/schemas/ErrorBody' }
  return Object.fromEntries(
    codes.map((code) => [
      statusOf[code],
      { description: code, content: { 'application/json': { schema } } },
    ]),
  )
}

function answersOf(
  method: string,
  content: string | undefined,
  schema: JsonSchema = {},
): Record<string, Response> {
  const answer = { description: 'Done', content: { [content ?? 'application/json']: { schema } } }
  return method === 'POST' ? { '200': answer, '201': answer } : { '200': answer }
}

function securityOf(scope: Needed | 'open'): Record<string, string[]>[] {
  if (scope === 'open') return []
  return scope === 'session' ? [{ session: [] }] : [{ token: [] }, { session: [] }]
}

function queryOf(input: JsonSchema | undefined, { schemas }: DeclaredCalls) {
  const name = /\/(\w+)$/.exec(String(input?.$ref ?? ''))?.[1]
  const { properties = {}, required = [] } = ((name && schemas[name]) || input || {}) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    in: 'query' as const,
    required: required.includes(field),
    schema,
  }))
}

/** 'GET /api/menu.ics' is 'getMenuIcs'. */
const nameOf = (method: string, path: string) =>
  method.toLowerCase() +
  (path.match(/\w+/g) ?? [])
    .slice(1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
