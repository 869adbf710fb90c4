import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Rolldown.GetModuleInfo
type Group = Rolldown.CodeSplittingGroup

/**
 * Few files, each asked for as a whole: React apart, since it stays the same when we change; what
 * every start needs; what screens of two features need, and apart from it what only those with long
 * lists need, and what none of those needs; what the screens of one feature share with others; small
 * files for what parts of screens need that appear later; and what only dialogs and menus need,
 * which is fetched when the browser is idle.
 */
export function chunksOf(main: string): Group[] {
  let known: ReturnType<typeof needsIn> | undefined
  const needs = (ctx: Rolldown.ChunkingContext) => {
    known ??= needsIn(main, (id) => ctx.getModuleInfo(id))
    return known
  }
  // A group takes what its modules import with it, so those that are needed first come first.
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
    { name: 'start', tags: ['$initial'], priority: 5 },
    ...(['screens', 'rows', 'withoutRows'] as const).map((name, n) => ({
      debugName: name,
      name: (id: string, ctx: Rolldown.ChunkingContext) =>
        needs(ctx).shared.get(id) === name ? name : null,
      minShareCount: 2,
      priority: 4 - n / 3,
    })),
    {
      debugName: 'features',
      name: (id, ctx) => [...(needs(ctx).features.get(id) ?? [])][0] ?? null,
      minShareCount: 2,
      priority: 3,
    },
    {
      debugName: 'parts',
      name: (id, ctx) => (needs(ctx).parts.has(id) ? 'parts' : null),
      entriesAware: true,
      minShareCount: 2,
      priority: 2,
    },
    { name: 'dialogs', minShareCount: 2, priority: 1 },
  ]
}

/** Whatever opens over the page is made with one of these. */
const overlay = /@mantine\/core\/esm\/components\/(ModalBase|Popover)\//

/** Lists of which only the rows near the window are drawn. */
const rows = /\/node_modules\/@tanstack\/(react-virtual|virtual-core)\//

/** The features whose screens need a module at once, and the modules that later parts need. */
function needsIn(main: string, modules: Modules) {
  const features = new Map<string, Set<string>>()
  const parts = new Set<string>()
  const laterParts = new Set(laterOf(neededBy(main, modules), modules))
  for (const start of laterParts) {
    const needed = neededBy(start, modules)
    const [, feature] = /\/features\/(\w+)\/web\/\w+Screen\.tsx$/.exec(start) ?? []
    if (feature) {
      for (const id of needed) features.set(id, (features.get(id) ?? new Set()).add(feature))
    } else if (![...needed].some((id) => overlay.test(id))) {
      for (const id of needed) parts.add(id)
    }
    for (const later of laterOf(needed, modules)) laterParts.add(later)
  }
  const isOfRows = (id: string) => [...neededBy(id, modules)].some((each) => rows.test(each))
  const haveRows = new Set([...features].flatMap(([id, some]) => (rows.test(id) ? [...some] : [])))
  const groupOf = (id: string, some: Set<string>) => {
    if (isOfRows(id)) return 'rows'
    return some.isDisjointFrom(haveRows) ? 'withoutRows' : 'screens'
  }
  const shared = new Map(
    [...features].filter(([, some]) => some.size > 1).map(([id, some]) => [id, groupOf(id, some)]),
  )
  return { features, parts, shared }
}

const laterOf = (ids: Iterable<string>, modules: Modules) =>
  [...ids].flatMap((id) => modules(id)?.dynamicallyImportedIds ?? [])

function neededBy(start: string, modules: Modules): Set<string> {
  const needed = new Set([start])
  for (const id of needed) for (const each of importsOf(id, modules)) needed.add(each)
  return needed
}

/** The index of a package of components imports all of them: only the named ones are needed. */
const packageIndex =
  /node_modules\/(@(?:mantine|tabler)\/[\w-]+)\/[^?]*\/(?:index|tabler-\w+-react)\.mjs$/

function importsOf(id: string, modules: Modules): string[] {
  const { importedIds = [], code = '' } = modules(id) ?? {}
  return importedIds.flatMap((imported) => {
    const [, name] = packageIndex.exec(imported) ?? []
    if (!name) return [imported]
    const parts = partsOf(imported, modules)
    return namesIn(code).flatMap((each) => (each.from === name ? (parts.get(each.name) ?? []) : []))
  })
}

const knownParts = new Map<string, ReadonlyMap<string, string>>()

/** The modules of a package by the names under which its index exports them. */
function partsOf(index: string, modules: Modules): ReadonlyMap<string, string> {
  const known = knownParts.get(index)
  if (known) return known
  const { code = '', importedIds = [] } = modules(index) ?? {}
  const idOf = (from: string) =>
    from.startsWith('.')
      ? join(dirname(index), from)
      : (importedIds.find((id) => id.includes(`/node_modules/${from}/`)) ?? from)
  const parts = new Map(namesIn(code).map(({ as, from }) => [as, idOf(from)]))
  knownParts.set(index, parts)
  return parts
}

/** The names in `import { a as b } from '…'` and `export { a as b } from '…'`. */
const namesIn = (code: string | null) =>
  [
    ...(code ?? '').matchAll(/(?:im|ex)port\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)/g),
  ].flatMap(([, names = '', from = '']) =>
    names.split(',').map((each) => {
      const [name = '', as = name] = each.trim().split(/\s+as\s+/)
      return { name, as, from }
    }),
  )
