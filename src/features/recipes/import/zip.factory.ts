import { ZipWriter } from './files/zipWriter.ts'

/** A zip file with these in it. */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const zip = new ZipWriter()
  const entries = Object.entries(files).map(([name, content]) => zip.add(name, content))
  return Buffer.concat([...entries, zip.end()])
}
