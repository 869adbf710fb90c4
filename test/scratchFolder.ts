import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'
/** Containers often have a tiny /dev/shm, which the tests would fill. */
const bytesNeeded = 4 * 1024 ** 3

/** In memory if there is room, since most tests create a database with its hundreds of files. */
export const scratchFolder = hasRoomInMemory() ? memoryFolder : tmpdir()

function hasRoomInMemory(): boolean {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= bytesNeeded
}
