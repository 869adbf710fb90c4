import { AsyncLocalStorage } from 'node:async_hooks'
import { type ChosenWays, takeWaysFrom, usualWays, type Ways } from '#shared/ways.ts'
import type { Reader } from './db/open.ts'

export type ReadWays = (reader: Reader) => Promise<ChosenWays | undefined>

const ofRequest = new AsyncLocalStorage<Ways>()

takeWaysFrom(() => ofRequest.getStore() ?? usualWays)

/** All that is said in `doing` is said in these ways. */
export const inWays = <Done>(chosen: ChosenWays | undefined, doing: () => Done): Done =>
  ofRequest.run({ ...usualWays, ...chosen }, doing)
