import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Rolldown.GetModuleInfo
type Group = Rolldown.CodeSplittingGroup

/**
 * Few files, each asked for as a whole: React apart, since it stays the same when we change; what
 * every start needs; what screens of two features need; what the screens of one feature share with
 * their dialogs; and what only dialogs and menus need, which is fetched when the browser is idle.
 */
export function chunksOf(routes: string): Group[] {
  let known: ReadonlyMap<string, ReadonlySet<string>> | undefined
  const featuresNeeding = (id: string, ctx: Rolldown.ChunkingContext) => {
    known ??= featuresByModule(routes, (each) => ctx.getModuleInfo(each))
    return known.get(id) ?? new Set()
  }
  // A group takes what its modules import with it, so the groups of screens come first.
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
    { name: 'start', tags: ['$initial'], priority: 4 },
    {
      name: (id, ctx) => (featuresNeeding(id, ctx).size > 1 ? 'screens' : null),
      minShareCount: 2,
      priority: 3,
    },
    {
      name: (id, ctx) => [...featuresNeeding(id, ctx)][0] ?? null,
      minShareCount: 2,
      priority: 2,
    },
    { name: 'dialogs', minShareCount: 2, priority: 1 },
  ]
}

/** Each module with the features whose screens need it before they are shown. */
function featuresByModule(routes: string, modules: Modules) {
  const features = new Map<string, Set<string>>()
  for (const screen of modules(routes)?.dynamicallyImportedIds ?? []) {
    const [, feature] = /\/features\/(\w+)\/web\/\w+Screen\.tsx$/.exec(screen) ?? []
    if (!feature) continue
    for (const id of neededBy(screen, modules)) {
      features.set(id, (features.get(id) ?? new Set()).add(feature))
    }
  }
  return features
}

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
  const names = namesIn(modules(index)?.code ?? '')
  const parts = new Map(names.map(({ as, from }) => [as, join(dirname(index), from)]))
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
