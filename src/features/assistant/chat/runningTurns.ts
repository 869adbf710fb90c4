import type { AppContext } from '#server/appContext.ts'

/** Running turns; they end when done, when stopped, or with the server. */
export function createRunningTurns(app: AppContext) {
  const running = new Map<AbortController, string | null>()
  app.onClose(async () => {
    for (const turn of running.keys()) turn.abort()
  })
  return {
    begin(uuid: string | null) {
      const turn = new AbortController()
      running.set(turn, uuid)
      return { signal: turn.signal, end: () => void running.delete(turn) }
    },
    stop(uuid: string) {
      for (const [turn, own] of running) if (own === uuid) turn.abort()
    },
  }
}
