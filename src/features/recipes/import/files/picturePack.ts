import { closeSync, openSync, writeSync } from 'node:fs'
import { bytesOf, pictureIn } from '#server/drawPicture.ts'
import { Refusal } from '#shared/errors.ts'
import { ImportProblem } from '../importProblem.ts'
import { Unpacked } from './zip.ts'

/** Where a picture lies among those that are kept. */
export type Place = { start: number; length: number }

const megabyte = 1_024 * 1_024
const largest = 10 * megabyte
/** More than lies in a file of the size that is taken: pictures hardly get smaller when packed. */
const mostKept = 150 * megabyte

/**
 * Takes the pictures out of a file into one of their own, one after the other, so that no more than
 * one is held at a time. What can't be read, or does not fit any more, is left out and counted.
 */
export class PicturePack {
  readonly #file: number
  readonly #unpacked = new Unpacked(2 * mostKept)
  #size = 0
  #unread = 0
  #withoutRoom = 0

  constructor(path: string) {
    this.#file = openSync(path, 'w')
  }

  /** Of an archive, or of a text in base64 with whatever stands before it. */
  keep(picture: string | ((unpacked: Unpacked) => Buffer)): Place | undefined {
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
    if (place.start + place.length > mostKept) {
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
    if (this.#withoutRoom > 0) notes.push(`${counted(this.#withoutRoom)} did not fit any more.`)
    return notes
  }

  close() {
    closeSync(this.#file)
  }
}

const counted = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
