import { RequestError } from '../http/request.ts'

/** A record as somebody saw it when they began to edit it. */
export type Base = { version: number } & Record<string, unknown>

/** Two people wrote different values into the same field, so the second one has to decide. */
export class MergeConflict extends RequestError {
  override readonly current: Base
  /** The fields that both people changed. */
  readonly fields: readonly string[]

  constructor(refused: RequestError, current: Base, fields: readonly string[]) {
    const { status, message, serverMessage, changedBy } = refused
    super(status, message, { code: 'stale', message: serverMessage, changedBy })
    this.current = current
    this.fields = fields
  }
}

const mostAttempts = 5

/**
 * Sends the changed fields with the version that the person saw. If somebody else changed other
 * fields meanwhile, it is sent again on top of theirs; the same field is a `MergeConflict`.
 */
export async function sendMerged<Changes extends object, R>(
  send: (input: Changes & { version?: number }) => Promise<R>,
  changes: Changes,
  base: Base | undefined,
  /** The version of an earlier attempt, so that a retry sends the same request. */
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
