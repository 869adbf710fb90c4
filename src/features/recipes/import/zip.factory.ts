import { crc32, deflateRawSync } from 'node:zlib'

/** A zip file with these in it. */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const whole = Buffer.from(content)
    const packed = deflateRawSync(whole)
    const title = Buffer.from(name)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(whole), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(whole.length, 8)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(title.length, 0)
    const common = Buffer.concat([Buffer.from([20, 0, 0, 8, 8, 0, 0, 0, 0, 0]), sizes, lengths])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, title, packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, title)
    offset += 4 + common.length + title.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}
