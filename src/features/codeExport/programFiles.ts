import { constants, type Dirent } from 'node:fs'
import { type FileHandle, open, opendir, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { compareText } from '#shared/order.ts'
import { mostFiles } from './codeExport.contract.ts'
import { isNeverSource, sourceFiles, sourceFolders, typeOf } from './fileRules.ts'

const deepest = 12
const mostEntries = 50_000
const largestFile = 512 * 1_024

/** `dataDir` belongs to the household, even if it is inside `root`. */
export type ProgramFolder = { root: string; dataDir: string }

/** Sorted paths of all source files. Follows no links and opens no files. */
export async function listSourcePaths({ root, dataDir }: ProgramFolder): Promise<string[]> {
  const isData = await createDataTest(root, dataDir)
  const paths: string[] = []
  let entries = 0

  async function walk(folder: string, depth: number) {
    for await (const entry of await opendir(join(root, folder))) {
      entries += 1
      if (entries > mostEntries || paths.length >= mostFiles) return
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isNeverSource(entry.name) || isData(path) || (depth === 0 && !isNamed(entry))) continue
      if (entry.isDirectory() && depth < deepest) await walk(path, depth + 1)
      else if (entry.isFile() && typeOf(path)) paths.push(path)
    }
  }

  await walk('', 0)
  return paths.sort(compareText)
}

const isNamed = (entry: Dirent) =>
  (entry.isDirectory() ? sourceFolders : sourceFiles).includes(entry.name)

/** The owner may have put the data folder among the sources. */
async function createDataTest(root: string, dataDir: string) {
  const real = await realpath(dataDir).catch(() => dataDir)
  const data = relative(root, real).split(sep).join('/')
  // Outside the program, or around it: the names of source folders exclude it then.
  if (data === '' || data.startsWith('..') || isAbsolute(data)) return () => false
  return (path: string) => path === data || path.startsWith(`${data}/`)
}

/**
 * The text of a listed file, if it is still a plain file at this path: a file or folder may have
 * been replaced by a link since the listing.
 */
export async function readSource(root: string, path: string): Promise<string | undefined> {
  const place = join(root, path)
  if (!place.startsWith(root + sep)) return undefined
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  // Without O_NONBLOCK, opening a pipe would block.
  const file = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
  if (!file) return undefined
  try {
    const bytes = await readPlainFile(file, place)
    return bytes && textOf(bytes)
  } finally {
    await file.close()
  }
}

async function readPlainFile(file: FileHandle, place: string): Promise<Uint8Array | undefined> {
  const opened = await file.stat()
  if (!opened.isFile() || opened.size > largestFile) return undefined
  const real = await realpath(place).catch(() => undefined)
  if (real !== place) return undefined
  const { ino, dev } = await stat(real)
  if (ino !== opened.ino || dev !== opened.dev) return undefined
  const { buffer, bytesRead } = await file.read(Buffer.alloc(opened.size), 0, opened.size, 0)
  return buffer.subarray(0, bytesRead)
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
