import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import { type AnyKind, storageOf } from '../kind.ts'

type Decoder = (row: UnknownRow) => UnknownRow

/** Turns portable columns back into what the contract says, by the tables a query reads. */
export class StoredTypes implements KyselyPlugin {
  readonly #decoders = new Map<string, Decoder>()
  readonly #queries = new WeakMap<object, Decoder[]>()

  constructor(kinds: readonly AnyKind[]) {
    for (const kind of kinds) {
      const decode = decoderOf(kind)
      if (decode) this.#decoders.set(kind.table, decode)
    }
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const decoders = tablesOf(node).flatMap((table) => this.#decoders.get(table) ?? [])
    if (decoders.length > 0) this.#queries.set(queryId, decoders)
    return node
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const decoders = this.#queries.get(args.queryId)
    if (!decoders) return args.result
    const rows = args.result.rows.map((row) =>
      decoders.reduce((value, decode) => decode(value), row),
    )
    return { ...args.result, rows }
  }
}

function decoderOf(kind: AnyKind): Decoder | undefined {
  const columns = Object.entries(kind.schema.shape)
    .map(([name, schema]) => ({ name, storage: storageOf(schema) }))
    .filter(({ storage }) => storage !== 'plain')
  if (columns.length === 0) return undefined
  return (row) => {
    const decoded = { ...row }
    for (const { name, storage } of columns) {
      const value = decoded[name]
      if (value === undefined || value === null) continue
      if (storage === 'boolean') decoded[name] = Number(value) === 1
      else if (typeof value === 'string') decoded[name] = JSON.parse(value)
    }
    return decoded
  }
}

function tablesOf(node: unknown): string[] {
  const { from, into, table, joins } = node as {
    from?: { froms: unknown[] }
    into?: unknown
    table?: unknown
    joins?: { table: unknown }[]
  }
  const nodes = [...(from?.froms ?? []), into, table, ...(joins ?? []).map((join) => join.table)]
  return nodes.flatMap((tableNode) => nameOf(tableNode) ?? [])
}

function nameOf(node: unknown): string | undefined {
  const found = node as { node?: unknown; table?: { identifier?: { name: string } } } | undefined
  return found?.node ? nameOf(found.node) : found?.table?.identifier?.name
}
