import { crc32, deflateRawSync } from 'node:zlib'

const inUtf8 = 0x0800
const newestVersion = 20

/** Writes an archive piece by piece: each entry as it is added, the directory at the end. */
export class ZipWriter {
  readonly #directory: Buffer[] = []
  #offset = 0

  add(name: string, content: string | Uint8Array): Buffer {
    const whole = Buffer.from(content as string)
    const deflated = deflateRawSync(whole)
    // Pictures are packed already.
    const isSmaller = deflated.length < whole.length
    const packed = isSmaller ? deflated : whole
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(newestVersion, 0)
    common.writeUInt16LE(inUtf8, 2)
    common.writeUInt16LE(isSmaller ? 8 : 0, 4)
    common.writeUInt32LE(crc32(whole), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(whole.length, 18)
    common.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(this.#offset, 10)
    const madeBy = Buffer.from([newestVersion, 0])
    this.#directory.push(signed('PK\u0001\u0002'), madeBy, common, place, title)
    const entry = Buffer.concat([signed('PK\u0003\u0004'), common, title, packed])
    this.#offset += entry.length
    return entry
  }

  end(): Buffer {
    const listed = Buffer.concat(this.#directory)
    const end = Buffer.alloc(22)
    end.write('PK\u0005\u0006', 'latin1')
    end.writeUInt16LE(this.#directory.length / 5, 8)
    end.writeUInt16LE(this.#directory.length / 5, 10)
    end.writeUInt32LE(listed.length, 12)
    end.writeUInt32LE(this.#offset, 16)
    return Buffer.concat([listed, end])
  }
}

const signed = (sign: string) => Buffer.from(sign, 'latin1')
