import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { recipesInAnything } from '../page/anyText.ts'
import { decodePage } from '../page/decodePage.ts'
import type { FoundRecipe } from '../page/found.ts'
import { readJson } from '../page/json.ts'
import { brokenFile, ImportProblem, tooMuch } from '../problem.ts'
import { mostInFile, recipesInJson } from './jsonRecipes.ts'
import { bufferSource, type Source, Unpacked, withinLimit, zipEntries } from './zip.ts'

export type FileContent = { recipes: FoundRecipe[]; notes: string[] }

/** A text or JSON file of this size is no list of recipes any more. */
const largestText = 64 * 1_024 * 1_024

/** The recipes in a file on the disk: by how it begins, whatever it is called. */
export function recipesInFile(path: string): FileContent {
  const file = openSync(path, 'r')
  try {
    const read = (start: number, length: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, fstatSync(file).size - start)))
      return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, start))
    }
    return recipesInSource({ size: fstatSync(file).size, read })
  } finally {
    closeSync(file)
  }
}

function recipesInSource(source: Source): FileContent {
  const start = source.read(0, 4)
  if (isZip(start)) return recipesInZip(source)
  if (source.size > largestText) throw new ImportProblem(tooMuch)
  const bytes = source.read(0, source.size)
  const text = decodePage(isGzip(start) ? gunzipped(bytes) : bytes, undefined)
  return { recipes: recipesInAnything(text), notes: [] }
}

const isZip = (start: Buffer) => start.toString('latin1').startsWith('PK\u0003\u0004')
const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b

const gunzipped = (bytes: Buffer) =>
  withinLimit(() => gunzipSync(bytes, { maxOutputLength: largestText }))

function recipesIn(name: string, bytes: Buffer): FoundRecipe[] {
  const text = decodePage(isGzip(bytes) ? gunzipped(bytes) : bytes, undefined)
  return /\.html?$/i.test(name) ? recipesInAnything(text) : recipesInJson(readJson(text))
}

const picture = /\.(?:jpe?g|png|webp|gif|avif|heic|svg)$/i

/** Archives, and archives in them; what is in those is not looked into any further. */
function recipesInZip(source: Source): FileContent {
  const unpacked = new Unpacked()
  const recipes: FoundRecipe[] = []
  const unread: string[] = []
  let pictures = 0

  const take = (from: Source, depth: number) => {
    for (const { name, read } of zipEntries(from, unpacked)) {
      if (recipes.length >= mostInFile) return
      if (name.endsWith('/') || name.includes('__MACOSX/')) continue
      if (picture.test(name)) pictures += 1
      else if (!isTaken(name, read, depth)) unread.push(name.slice(0, 80))
    }
  }
  /** One entry that is damaged takes none of the others with it. */
  const isTaken = (name: string, read: () => Buffer, depth: number): boolean => {
    const before = recipes.length
    try {
      if (/\.zip$/i.test(name) && depth === 0) take(bufferSource(read()), 1)
      else if (/\.(?:json|paprikarecipe|html?)$/i.test(name))
        recipes.push(...recipesIn(name, read()))
    } catch (error) {
      if (!(error instanceof ImportProblem && error.message === brokenFile)) throw error
    }
    return recipes.length > before
  }
  take(source, 0)
  const shown = recipes.slice(0, mostInFile)
  return { recipes: shown, notes: [...picturesNote(pictures), ...unreadNote(unread)] }
}

const picturesNote = (count: number) =>
  count === 0 ? [] : ['The pictures in this file are not imported.']

const unreadNote = (names: string[]) => {
  if (names.length === 0) return []
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  return [`No recipe was found in ${names.slice(0, 3).join(', ')}${more}.`]
}
