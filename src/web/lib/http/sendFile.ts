import { originHeader } from '#shared/liveMessage.ts'
import { atBase } from '../basePath.ts'
import { withQuery } from './call.ts'
import { pageId, refusal, unreachable } from './request.ts'

interface Sending {
  signal: AbortSignal
  onSent: (share: number) => void
}

/** Uploads with XMLHttpRequest, because `fetch` reports no upload progress; `?name=` is its name. */
export const sendFile = (path: string, file: File, { signal, onSent }: Sending): Promise<unknown> =>
  new Promise((done, failed) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', atBase(withQuery(path, { name: file.name })))
    sending.setRequestHeader('X-Manual-Action', 'true')
    sending.setRequestHeader(originHeader, pageId)
    sending.setRequestHeader('Content-Type', 'application/octet-stream')
    sending.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total)
    sending.upload.onload = () => onSent(1)
    sending.onerror = () => failed(unreachable())
    sending.onabort = () => failed(signal.reason)
    sending.onload = () => {
      const { status, responseText } = sending
      const answer = new Response(responseText, { status })
      if (!answer.ok) return failed(refusal(answer, responseText))
      try {
        done(JSON.parse(responseText))
      } catch {
        failed(unreachable())
      }
    }
    signal.addEventListener('abort', () => sending.abort(), { once: true })
    sending.send(file)
  })
