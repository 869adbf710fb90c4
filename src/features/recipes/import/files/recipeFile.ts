import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { ImportProblem, tooMuch } from '../importProblem.ts'
import { decodePage } from '../page/decodePage.ts'
import { type FoundRecipe, isWhole } from '../page/found.ts'
import { contentOfText, isRead } from '../programs/anyProgram.ts'
import {
  addContent,
  type Content,
  isNothing,
  onlyRecipes,
  type ProgramRecipe,
} from '../programs/content.ts'
import { mostInFile } from './jsonRecipes.ts'
import type { PicturePack, Place } from './picturePack.ts'
import {
  bufferSource,
  type Source,
  UnpackBudget,
  withinLimit,
  type ZipEntry,
  zipEntries,
} from './zip.ts'
import { isPictureName, type PlacedRecipe, picturesOf } from './zipPictures.ts'

export type FileContent = Content & {
  notes: string[]
  pictures: ReadonlyMap<FoundRecipe, Place>
}

/** Larger text or JSON files are refused: no list of recipes is that long. */
const largestText = 64 * 1_024 * 1_024

/** What a file on the disk holds. Its first bytes decide how it is read; its name may be a title. */
export function contentOfFile(
  path: string,
  name: string,
  pack: PicturePack | undefined,
): FileContent {
  const file = openSync(path, 'r')
  try {
    const read = (start: number, length: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, fstatSync(file).size - start)))
      return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, start))
    }
    const source = { size: fstatSync(file).size, read }
    return new RecipeFile(pack).read(source, name)
  } finally {
    closeSync(file)
  }
}

const isZip = (start: Buffer) => start.toString('latin1').startsWith('PK\u0003\u0004')
const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b

const gunzipped = (bytes: Buffer) =>
  withinLimit(() => gunzipSync(bytes, { maxOutputLength: largestText }))

const textOf = (bytes: Buffer) => decodePage(isGzip(bytes) ? gunzipped(bytes) : bytes, undefined)

class RecipeFile {
  readonly #pack: PicturePack | undefined
  readonly #unpacked = new UnpackBudget()
  readonly #content = onlyRecipes([])
  readonly #pictures = new Map<FoundRecipe, Place>()
  readonly #unread: string[] = []

  constructor(pack: PicturePack | undefined) {
    this.#pack = pack
  }

  read(source: Source, name: string): FileContent {
    if (isZip(source.read(0, 4))) this.#takeArchive(source, 0)
    else if (source.size > largestText) throw new ImportProblem(tooMuch)
    else this.#add(contentOfText(textOf(source.read(0, source.size)), name))
    return {
      ...this.#content,
      recipes: this.#content.recipes.slice(0, mostInFile),
      notes: [...(this.#pack?.notes ?? []), ...unreadNote(this.#unread)],
      pictures: this.#pictures,
    }
  }

  /** Reads an archive and the archives directly in it; deeper ones are ignored. */
  #takeArchive(source: Source, depth: number) {
    const placed: PlacedRecipe[] = []
    const pictures: ZipEntry[] = []
    for (const entry of entriesOf(source)) {
      if (this.#content.recipes.length >= mostInFile) break
      if (isNoise(entry)) continue
      if (isPictureName(entry.name)) pictures.push(entry)
      else if (!this.#isTaken(entry, depth, placed)) this.#unread.push(entry.name.slice(0, 80))
    }
    const pack = this.#pack
    if (!pack) return
    for (const [recipe, entry] of picturesOf(placed, pictures)) {
      if (!this.#pictures.has(recipe)) this.#keep(recipe, pack.keep(entry.read))
    }
  }

  /** A damaged or unknown entry is skipped, so that the others are still read. */
  #isTaken({ name, read }: ZipEntry, depth: number, placed: PlacedRecipe[]): boolean {
    const before = this.#content.recipes.length
    try {
      if (/\.zip$/i.test(name) && depth === 0) {
        this.#takeArchive(bufferSource(read(this.#unpacked)), 1)
      } else if (isRead(name)) {
        const content = withoutProse(contentOfText(textOf(read(this.#unpacked)), name), name)
        placed.push(...this.#add(content).map((recipe) => ({ recipe, entry: name })))
        return !isNothing(content)
      }
    } catch (error) {
      if (!(error instanceof ImportProblem && error.message !== tooMuch)) throw error
    }
    return this.#content.recipes.length > before
  }

  /** An embedded picture goes to the pack file at once: all together might not fit in memory. */
  #add(content: Content): ProgramRecipe[] {
    const recipes = content.recipes.map((recipe) => {
      if (!recipe.image.startsWith('data:')) return recipe
      const without = { ...recipe, image: '' }
      this.#keep(without, this.#pack?.keep(recipe.image))
      return without
    })
    addContent(this.#content, { ...content, recipes })
    return recipes
  }

  #keep(recipe: FoundRecipe, place: Place | undefined) {
    if (place) this.#pictures.set(recipe, place)
  }
}

/** The backup of a whole program: what else is in it are its settings, templates and logs. */
const isDatabase = ({ name }: ZipEntry) => /(?:^|\/)database\.json$/.test(name)

function entriesOf(source: Source): ZipEntry[] {
  const all = zipEntries(source)
  const isBackup = all.some(isDatabase)
  return isBackup ? all.filter((entry) => isDatabase(entry) || isPictureName(entry.name)) : all
}

/** A text beside recipes counts as one only with ingredients and steps: most are about the files. */
const withoutProse = (content: Content, name: string): Content =>
  content.program === '' && /\.(?:md|markdown|txt)$/i.test(name)
    ? { ...content, recipes: content.recipes.filter(isWhole) }
    : content

/** Folders, what file managers and copies leave behind, and files with nothing in them. */
const isNoise = ({ name, size }: ZipEntry) =>
  size === 0 ||
  /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|(?:README|LICENSE|CHANGELOG)(?:\.\w+)?$)/i.test(
    name,
  )

const unreadNote = (names: string[]) => {
  if (names.length === 0) return []
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  return [`We couldn't find a recipe in ${names.slice(0, 3).join(', ')}${more}.`]
}
