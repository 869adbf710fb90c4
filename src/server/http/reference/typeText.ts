import type { JsonSchema } from './declaredCalls.ts'

/** A schema as a programmer would write it down: `{ name: string, notes?: string | null }`. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const { $ref, anyOf, oneOf, type, items, properties, additionalProperties } = schema as Shape
  if ($ref) return $ref.split('/').at(-1) ?? ''
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return either.map((each) => typeText(each, indent)).join(' | ')
  if (type === 'array') return items ? `${grouped(typeText(items, indent))}[]` : 'list'
  if (properties && Object.keys(properties).length > 0) {
    const required = new Set(schema.required as string[] | undefined)
    const inner = `${indent}  `
    const lines = Object.entries(properties).map(
      ([name, each]) => `${inner}${name}${required.has(name) ? '' : '?'}: ${typeText(each, inner)}`,
    )
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  if (additionalProperties) return `{ [name]: ${typeText(additionalProperties, indent)} }`
  return [type ?? 'anything'].flat().join(' | ')
}

interface Shape {
  $ref?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  type?: string | string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | false
}

const grouped = (text: string) => (/^[^{]* \| /.test(text) ? `(${text})` : text)
