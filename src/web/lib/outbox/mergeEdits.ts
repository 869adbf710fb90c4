import { RequestError } from '../http/request.ts'

/** A record as somebody saw it when they began to edit it. */
export type Base = { version: number } & Record<string, unknown>

/** Two people wrote something else into one field: one of them has to decide. */
export class MergeConflict extends RequestError {
  /** The record as it is now. */
  override readonly current: Base
  /** The fields that both wrote. */
  readonly fields: readonly string[]

  constructor(refused: RequestError, current: Base, fields: readonly string[]) {
    super(refused.status, refused.message, { code: 'stale', message: refused.serverMessage })
    this.current = current
    this.fields = fields
  }
}

const mostAttempts = 5

/**
 * Sends what a person changed together with the version they looked at. Where somebody else changed
 * other fields meanwhile, both stay; where it was the same field, whoever comes second is asked.
 */
export async function sendMerged<Changes extends object, R>(
  send: (input: Changes & { version?: number }) => Promise<R>,
  changes: Changes,
  base: Base | undefined,
  /** Where it was sent before: the version that was sent last, so that it is the same again. */
  sentLast = base?.version,
): Promise<R> {
  let version = sentLast
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send({ ...changes, ...(version !== undefined && { version }) })
    } catch (error) {
      if (!base || !(error instanceof RequestError) || attempt === mostAttempts) throw error
      const { code, current } = error
      if (code !== 'stale' || !current) throw error
      const both = Object.entries(changes)
        .filter(([name, mine]) => !same(current[name], base[name]) && !same(current[name], mine))
        .map(([name]) => name)
      if (both.length > 0) throw new MergeConflict(error, current, both)
      version = current.version
    }
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
