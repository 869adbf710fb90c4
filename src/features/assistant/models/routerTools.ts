import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { knownCommand } from '#features/cards.logic.ts'
import type { Command } from '#server/commands/command.ts'
import type { Lookup } from '../prompt/household/lookups.ts'
import type { OfferedTool } from './wire/routerRequest.ts'

/** More than a person could review. */
export const mostItems = 50
export const mostProposals = 20

/** Without legacy commands: two names for one thing confuse a model. */
export const offeredCommands = (commands: readonly Command[]): Command[] =>
  commands.filter(({ type }) => !knownCommand(type)?.isLegacy)

export const commandTools = (commands: readonly Command[]): OfferedTool[] =>
  offeredCommands(commands).map(({ type, description, item }) => ({
    name: type,
    description,
    parameters: listOf(itemSchema(item)),
  }))

export const lookupTools = (lookups: readonly Lookup[]): OfferedTool[] =>
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

/** The JSON schema of an item, from the schema that validates it. */
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
        // JavaScript's bounds of integers mean nothing to a model.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      }
      if (zodSchema instanceof z.ZodObject && jsonSchema.properties)
        leaveOutOptional(zodSchema, jsonSchema)
    },
  })
  // Both are JSON Schema; the packages only differ in its TypeScript type.
  return schema as JSONSchema7
}

const isNotForModels = (field: z.core.$ZodType | undefined) =>
  field !== undefined && z.globalRegistry.get(field)?.notForModels === true

type ObjectSchema = {
  properties?: Record<string, z.core.JSONSchema._JSONSchema>
  required?: string[]
}

/**
 * Fields that accept undefined are not required, although zod lists those with a default. An
 * optional field need not allow null, too.
 */
function leaveOutOptional({ shape }: z.ZodObject, schema: ObjectSchema) {
  for (const name of Object.keys(schema.properties ?? {})) {
    if (isNotForModels(shape[name])) delete schema.properties?.[name]
  }
  const required = (schema.required ?? []).filter(
    (name) => !z.safeParse(shape[name], undefined).success,
  )
  schema.required = required
  // In an update null clears a field, so it stays allowed.
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
