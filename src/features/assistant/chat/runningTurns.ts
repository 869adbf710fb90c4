import type { AppContext } from '#server/appContext.ts'

/** The turns that are being worked on: they end when they are done, stopped, or the program ends. */
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
