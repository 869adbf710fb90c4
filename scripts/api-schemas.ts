import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { DeclaredCall, JsonSchema } from '#server/http/reference/declaredCalls.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const kept = fileURLToPath(
  new URL('../src/server/http/reference/declaredCalls.json', import.meta.url),
)

/**
 * The types of input and answer of every declared call, as JSON schemas. The declarations carry
 * them for the compiler only, so the compiler is asked.
 */
export async function declaredCalls(): Promise<string> {
  const api = new API({ cwd: root })
  try {
    const [project] = api
      .updateSnapshot({ openProjects: [`${root}tsconfig.server.json`] })
      .getProjects()
    if (!project) throw new Error('The server has no tsconfig.server.json')
    const { checker, program } = project
    const files = program.getSourceFileNames().filter((name) => name.startsWith(`${root}src/`))
    const exportsOf = (file: string) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      return module ? checker.getExportsOfModule(module) : []
    }
    const names = new Map<number, string>()
    for (const file of files.filter((name) =>
      /\/shared\/|\.(contract|endpoints)\.ts$/.test(name),
    )) {
      for (const symbol of exportsOf(file)) {
        if (!(symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface))) continue
        const { id, flags } = checker.getDeclaredTypeOfSymbol(symbol)
        if (flags & (TypeFlags.Object | TypeFlags.Union) && !names.has(id))
          names.set(id, symbol.name)
      }
    }
    const schemas = new Schemas(checker, names)
    const calls: Record<string, DeclaredCall> = {}
    for (const file of files.filter((name) => name.endsWith('.endpoints.ts')).sort()) {
      const values = await import(file)
      for (const symbol of exportsOf(file)) {
        const group = checker.getTypeOfSymbol(symbol)
        if (!group || !(symbol.flags & SymbolFlags.Variable)) continue
        const base = symbol.name.replace(/Endpoints?$/, '')
        const own = [[base, group, values[symbol.name], symbol] as const]
        const members = checker
          .getPropertiesOfType(group)
          .map(
            (each) =>
              [
                joined(base, each.name),
                checker.getTypeOfSymbol(each),
                values[symbol.name]?.[each.name],
                each,
              ] as const,
          )
        for (const [name, type, call, declared] of [...own, ...members]) {
          const types = type && typesOf(checker, type)
          if (!types || typeof call?.path !== 'string') continue
          const says = checker.getDocumentationCommentOfSymbol(declared).trim()
          calls[`${call.method} ${call.path}`] = {
            name,
            ...(says && { says }),
            ...(types.input && { input: schemas.of(types.input) }),
            answer: types.answer ? schemas.of(types.answer) : {},
          }
        }
      }
    }
    return `{ "calls": ${linesOf(calls)}, "schemas": ${linesOf(schemas.named)} }\n`
  } finally {
    api.close()
  }
}

/** 'signIn' and 'signInAgain' are 'signInAgain'. */
const joined = (base: string, name: string) =>
  name.startsWith(base) ? name : base + name.charAt(0).toUpperCase() + name.slice(1)

/** One line for each, so that a change can be read. */
const linesOf = (all: Record<string, unknown>) =>
  `{\n${Object.keys(all)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(all[name])}`)
    .join(',\n')}\n}`

/** The types that a call carries in its property `types`. */
function typesOf(checker: Checker, call: Type) {
  const carried = checker.getPropertyOfType(call, 'types')
  const types = carried && checker.getTypeOfSymbol(carried)
  const pair = types && checker.getNonNullableType(types)
  if (!pair || !checker.getPropertyOfType(call, 'method')) return undefined
  const one = (name: string) => {
    const symbol = checker.getPropertyOfType(pair, name)
    const type = symbol && checker.getTypeOfSymbol(symbol)
    return type && type.flags & (TypeFlags.Undefined | TypeFlags.Never) ? undefined : type
  }
  return { answer: one('answer'), input: one('input') }
}

class Schemas {
  readonly named: Record<string, JsonSchema> = {}
  readonly #checker: Checker
  readonly #names: ReadonlyMap<number, string>

  constructor(checker: Checker, names: ReadonlyMap<number, string>) {
    this.#checker = checker
    this.#names = names
  }

  of(type: Type): JsonSchema {
    const name =
      this.#names.get(type.id) ?? (type.isUnionType() ? type.getAliasSymbol()?.name : undefined)
    if (!name) return this.#inline(type)
    if (!(name in this.named)) {
      this.named[name] = {}
      this.named[name] = this.#inline(type)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  #inline(type: Type): JsonSchema {
    if (type.isUnionType()) return this.#union(type.getTypes())
    if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
      return { const: type.value }
    if (type.flags & (TypeFlags.StringLike | TypeFlags.TemplateLiteral)) return { type: 'string' }
    if (type.flags & TypeFlags.NumberLike) return { type: 'number' }
    if (type.flags & TypeFlags.BooleanLike) return { type: 'boolean' }
    if (type.flags & TypeFlags.Null) return { type: 'null' }
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {}
    if (type.flags & TypeFlags.NonPrimitive) return { type: 'object' }
    if (type.isTypeReference() && this.#checker.isArrayType(type)) {
      const [items] = this.#checker.getTypeArguments(type)
      return { type: 'array', items: items ? this.of(items) : {} }
    }
    if (type.isTypeReference() && this.#checker.isTupleType(type)) {
      const items = this.#checker.getTypeArguments(type).map((item) => this.of(item))
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
    }
    if (type.isObjectType() || type.isIntersectionType()) return this.#object(type)
    throw new Error(`No JSON has the type ${this.#checker.typeToString(type)}`)
  }

  #object(type: Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const symbol of this.#checker.getPropertiesOfType(type)) {
      const own = this.#checker.getTypeOfSymbol(symbol)
      if (!own) continue
      properties[symbol.name] = this.of(own)
      const isOptional = symbol.flags & SymbolFlags.Optional
      if (!isOptional && !maybeUndefined(own)) required.push(symbol.name)
    }
    const index = this.#checker.getIndexInfosOfType(type)[0]
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: index ? this.of(index.valueType) : false,
    }
  }

  #union(types: readonly Type[]): JsonSchema {
    const defined = types.filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const schemas = defined.map((type) => this.of(type))
    const values = schemas.flatMap((schema) => ('const' in schema ? [schema.const] : []))
    // The compiler's order depends on what it happened to look at first.
    const others = sorted(schemas.filter((schema) => !('const' in schema)))
    const isBoolean = values.includes(true) && values.includes(false)
    const told = values.filter((value) => !isBoolean || typeof value !== 'boolean')
    const all: JsonSchema[] = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(told.length > 0 ? [told.length === 1 ? { const: told[0] } : { enum: told.sort() }] : []),
      ...others,
    ]
    return all.length === 1 && all[0] ? all[0] : { anyOf: all }
  }
}

const sorted = (schemas: JsonSchema[]) =>
  schemas
    .map((schema) => JSON.stringify(schema))
    .sort((a, b) => Number(a.includes('"null"')) - Number(b.includes('"null"')) || (a < b ? -1 : 1))
    .map((text): JsonSchema => JSON.parse(text))

const maybeUndefined = (type: Type) =>
  type.isUnionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.Undefined)

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(kept, await declaredCalls())
