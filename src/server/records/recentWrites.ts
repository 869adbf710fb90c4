/** Revisions of a topic that are remembered, and ids beyond which a list is read whole. */
const mostRevisions = 50
const mostIds = 200

/** The records that this program's own last changes wrote, by topic and revision. */
export class RecentWrites {
  readonly #topics = new Map<string, Map<number, readonly number[]>>()

  note(topic: string, revision: number, ids: readonly number[]) {
    const revisions = this.#topics.get(topic) ?? new Map<number, readonly number[]>()
    this.#topics.set(topic, revisions)
    if (ids.length <= mostIds) revisions.set(revision, ids)
    revisions.delete(revision - mostRevisions)
  }

  /** What was written after a revision; undefined if somebody else wrote, too, or if it is much. */
  since(topic: string, known: number, now: number): number[] | undefined {
    if (now < known || now - known > mostRevisions) return undefined
    const all: number[] = []
    for (let revision = known + 1; revision <= now; revision += 1) {
      const ids = this.#topics.get(topic)?.get(revision)
      if (!ids) return undefined
      all.push(...ids)
    }
    return all.length > mostIds ? undefined : all
  }
}
