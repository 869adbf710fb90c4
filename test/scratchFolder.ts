import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'
/** Containers often have a tiny one, which the tests would fill. */
const bytesNeeded = 4 * 1024 ** 3

/**
 * For what tests throw away. Where the machine has room for it in memory it is there: a database is
 * made of hundreds of files, and most tests make one.
 */
export const scratchFolder = hasRoomInMemory() ? memoryFolder : tmpdir()

function hasRoomInMemory(): boolean {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= bytesNeeded
}
