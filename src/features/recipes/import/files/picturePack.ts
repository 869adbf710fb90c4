import { closeSync, openSync, writeSync } from 'node:fs'
import { bytesOf, pictureIn } from '#server/drawPicture.ts'
import { Refusal } from '#shared/errors.ts'
import { ImportProblem } from '../importProblem.ts'
import { UnpackBudget } from './zip.ts'

/** The place of a picture's bytes in the pack file. */
export type Place = { start: number; length: number }

const megabyte = 1_024 * 1_024
const largest = 10 * megabyte
/** More than a file can hold: pictures hardly get smaller when they are compressed. */
const mostKept = { recipes: 150 * megabyte, household: 1_100 * megabyte }

/** Copies an import's pictures into one file, so that only one is in memory at a time. */
export class PicturePack {
  readonly #file: number
  readonly #most: number
  readonly #unpacked: UnpackBudget
  #size = 0
  #unread = 0
  #withoutRoom = 0

  constructor(path: string, of: keyof typeof mostKept = 'recipes') {
    this.#most = mostKept[of]
    this.#unpacked = new UnpackBudget(2 * this.#most)
    this.#file = openSync(path, 'w')
  }

  /** Takes a reader of an archive entry, or base64 text with or without its 'data:' prefix. */
  keep(picture: string | ((unpacked: UnpackBudget) => Buffer)): Place | undefined {
    try {
      const bytes =
        typeof picture === 'string' ? bytesOf(picture) : pictureIn(picture(this.#unpacked))
      return bytes.length > largest ? this.#count() : this.#write(bytes)
    } catch (error) {
      if (error instanceof Refusal || error instanceof ImportProblem) return this.#count()
      throw error
    }
  }

  #count() {
    this.#unread += 1
    return undefined
  }

  #write(bytes: Buffer): Place | undefined {
    const place = { start: this.#size, length: bytes.length }
    if (place.start + place.length > this.#most) {
      this.#withoutRoom += 1
      return undefined
    }
    writeSync(this.#file, bytes)
    this.#size += place.length
    return place
  }

  get notes(): string[] {
    const notes: string[] = []
    if (this.#unread > 0) notes.push(`${counted(this.#unread)} in this file can't be read.`)
    if (this.#withoutRoom > 0) notes.push(`${counted(this.#withoutRoom)} didn't fit.`)
    return notes
  }

  close() {
    closeSync(this.#file)
  }
}

const counted = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
