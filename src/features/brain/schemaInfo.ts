import { z } from 'zod'
import { knownCommand } from '#features/cards.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import { version } from '#server/lifecycle/version.ts'
import type { AnyRecordType } from '#server/records/recordType.ts'
import { timestamp } from '#shared/time.ts'
import type { SchemaField, SchemaInfo, SchemaTable } from './brain.logic.ts'

/** The schema of all stored data, without any values. */
export const describeSchema = ({
  recordTypes,
  commands,
}: Pick<AppContext, 'recordTypes' | 'commands'>): SchemaInfo => ({
  version,
  generatedAt: timestamp(),
  tables: recordTypes.map((recordType) => describeTable(recordType, [...commands.keys()])),
})

const describeTable = (recordType: AnyRecordType, commands: readonly string[]): SchemaTable => ({
  tableName: recordType.table,
  description: recordType.description ?? recordType.heading,
  usedInCommands: commands.filter(
    (type) => knownCommand(type)?.card.recordType === recordType.name,
  ),
  fields: Object.entries(recordType.schema.shape).map(([name, field]) =>
    describeField(name, field),
  ),
})

type JsonSchema = z.core.JSONSchema._JSONSchema

function describeField(name: string, field: z.ZodType): SchemaField {
  const schema = z.toJSONSchema(field, { io: 'output', unrepresentable: 'any' })
  const present = presentForm(schema)
  const isArray = present.type === 'array'
  return {
    name,
    type: typeName(isArray ? itemsOf(present) : present),
    isArray,
    isRequired: !isNullable(schema),
    description: schema.description ?? null,
  }
}

type ObjectForm = Exclude<JsonSchema, boolean>

const optionsOf = ({ anyOf = [] }: ObjectForm): ObjectForm[] =>
  anyOf.filter((each) => typeof each !== 'boolean')

const typesOf = ({ type }: ObjectForm): readonly unknown[] => (Array.isArray(type) ? type : [type])

const isNullable = (schema: ObjectForm): boolean =>
  [schema, ...optionsOf(schema)].some((each) => typesOf(each).includes('null'))

/** The schema without null. */
function presentForm(schema: ObjectForm): ObjectForm {
  const others = optionsOf(schema).filter((each) => each.type !== 'null')
  return others.length === 1 && others[0] ? others[0] : schema
}

const itemsOf = ({ items }: ObjectForm): ObjectForm =>
  items !== undefined && typeof items !== 'boolean' && !Array.isArray(items)
    ? presentForm(items)
    : {}

/** 'string', 'high | medium | low', or 'json' for any value. */
function typeName(schema: ObjectForm): string {
  const choices = schema.enum?.filter((choice) => choice !== null)
  if (choices) return choices.join(' | ')
  const [type, ...others] = typesOf(schema).filter((each) => each !== 'null')
  if (others.length > 0) return 'json'
  if (type === 'string' || type === 'boolean') return type
  return type === 'integer' || type === 'number' ? 'number' : 'json'
}
