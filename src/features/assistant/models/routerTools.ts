import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { Command } from '#server/commands/command.ts'
import { commandTypes } from '#shared/commandTypes.ts'
import { lookups } from '../prompt/household/lookups.ts'
import type { OfferedTool } from './routerRequest.ts'

/** More at once than a person could look through. */
export const mostItems = 50
export const mostProposals = 20

/** A command as a model is offered it: the legacy ones are not, two names for one thing confuse it. */
export const commandTools = (commands: readonly Command[]): OfferedTool[] =>
  commands
    .filter(({ type }) => !commandTypes[type].legacy)
    .map(({ type, description, item }) => ({
      name: type,
      description,
      parameters: listOf(itemSchema(item)),
    }))

/** What a model may look up while it proposes. */
export const lookupTools = (): OfferedTool[] =>
  lookups.map(({ name, description, input }) => ({
    name,
    description,
    parameters: itemSchema(input),
  }))

const listOf = (items: JSONSchema7): JSONSchema7 => ({
  type: 'object',
  properties: {
    items: { type: 'array', items, minItems: 1, maxItems: mostItems },
    replaces: {
      type: 'array',
      items: { type: 'integer' },
      maxItems: mostProposals,
      description: 'Numbers of pending proposals that this one corrects: their cards are withdrawn',
    },
  },
  required: ['items'],
  additionalProperties: false,
})

const known = new WeakMap<z.ZodType, JSONSchema7>()

export const isDescribed = (item: z.ZodType) => known.has(item)

/** What one item takes, from the schema that checks it. */
export function itemSchema(item: z.ZodType): JSONSchema7 {
  const schema = known.get(item) ?? describe(item)
  known.set(item, schema)
  return schema
}

function describe(item: z.ZodType): JSONSchema7 {
  const { $schema, ...schema } = z.toJSONSchema(item, {
    target: 'draft-07',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type === 'integer') {
        // JavaScript's own bounds say nothing to a model.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      }
      if (zodSchema instanceof z.ZodObject && jsonSchema.properties)
        leaveOutOptional(zodSchema, jsonSchema)
    },
  })
  // Both are JSON Schema; the two packages only write its type down differently.
  return schema as JSONSchema7
}

type ObjectSchema = {
  properties?: Record<string, z.core.JSONSchema._JSONSchema>
  required?: string[]
}

/**
 * A field that reads nothing as a default of its own counts as required to zod: here it is asked.
 * And whoever may leave a field out need not be told that null does the same.
 */
function leaveOutOptional({ shape }: z.ZodObject, schema: ObjectSchema) {
  const required = (schema.required ?? []).filter(
    (name) => !z.safeParse(shape[name], undefined).success,
  )
  schema.required = required
  // In an update null empties a field, so there it must be said.
  if ('id' in shape) return
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (required.includes(name) || typeof field === 'boolean') continue
    delete field.default
    if (Array.isArray(field.type)) field.type = field.type.find((type) => type !== 'null')
    const others = field.anyOf?.filter((each) => typeof each === 'boolean' || each.type !== 'null')
    if (others?.length === 1 && field.anyOf?.length === 2) {
      delete field.anyOf
      Object.assign(field, others[0])
    }
  }
}
