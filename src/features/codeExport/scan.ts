import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { millis } from '#shared/time.ts'
import { type CodeFile, fileCategories } from './codeExport.logic.ts'
import { categoryOf, typeOf } from './fileRules.ts'
import { listSourcePaths, type ProgramFolder, readSource } from './programFiles.ts'
import type { RemoveSecrets } from './secrets.ts'

const cacheFor = 30_000
const largestTotal = 32 * 1_024 * 1_024

export type Program = ProgramFolder & { removeSecrets: RemoveSecrets }

export type Scan = {
  paths: ReadonlySet<string>
  /** The files as compressed JSON, the only copy in memory. */
  gzipped: Uint8Array<ArrayBuffer>
}

/** Caches a scan for 30 s; concurrent callers share it. */
export function createScanner(program: Program): () => Promise<Scan> {
  let kept: { scan: Promise<Scan>; until: number } | undefined
  return () => {
    if (kept && kept.until > millis()) return kept.scan
    const fresh = { scan: scan(program), until: Number.POSITIVE_INFINITY }
    kept = fresh
    fresh.scan.then(
      () => {
        fresh.until = millis() + cacheFor
      },
      () => {
        if (kept === fresh) kept = undefined
      },
    )
    return fresh.scan
  }
}

async function scan(program: Program): Promise<Scan> {
  const paths = new Set<string>()
  const gzip = createGzip()
  const [gzipped] = await Promise.all([
    buffer(gzip),
    pipeline(jsonOf(program, inReadingOrder(await listSourcePaths(program)), paths), gzip),
  ])
  return { paths, gzipped: new Uint8Array(gzipped) }
}

/** Most important first. */
const inReadingOrder = (paths: readonly string[]) => paths.toSorted((a, b) => rankOf(a) - rankOf(b))

const rankOf = (path: string) => fileCategories.indexOf(categoryOf(path))

/** File by file, so that only one is in memory at a time. */
async function* jsonOf(program: Program, listed: readonly string[], paths: Set<string>) {
  let total = 0
  yield '['
  for (const path of listed) {
    const file = await readFile(program, path)
    if (!file) continue
    total += file.size
    if (total > largestTotal) break
    yield `${paths.size === 0 ? '' : ','}${JSON.stringify(file)}`
    paths.add(path)
  }
  yield ']'
}

async function readFile(program: Program, path: string): Promise<CodeFile | undefined> {
  const content = await readContent(program, path)
  const type = typeOf(path)
  if (content === undefined || type === undefined) return undefined
  return { path, category: categoryOf(path), type, size: Buffer.byteLength(content), content }
}

export async function readContent(
  { root, removeSecrets }: Program,
  path: string,
): Promise<string | undefined> {
  const text = await readSource(root, path)
  return text === undefined ? undefined : removeSecrets(text)
}
