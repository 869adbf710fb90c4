import { openStream } from '#web/lib/http/openStream.ts'
import { unreachable } from '#web/lib/http/request.ts'
import { type ChatEvent, streamEnd } from '../chat.endpoints.ts'

/** The events of an answer as they arrive; throws if the stream breaks off before its end. */
export async function* chatEvents(
  path: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const reader = (await openStream(path, body, signal)).getReader()
  let waiting = ''
  try {
    for (;;) {
      const { value = '', done } = await reader.read().catch((error) => {
        throw signal.aborted ? error : unreachable()
      })
      if (done) throw unreachable()
      const lines = (waiting + value).split('\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) {
        const data = line.startsWith('data:') ? line.slice(5).trim() : ''
        if (data === streamEnd) return
        if (data !== '') yield JSON.parse(data)
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
