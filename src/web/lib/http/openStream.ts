import { fetchOurs, refusal, unreachable } from './request.ts'

/** A request whose answer arrives in pieces of text. It has no time limit. */
export async function openStream(
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<string>> {
  const response = await fetchOurs('POST', path, body, signal).catch((error) => {
    throw signal.aborted ? error : unreachable()
  })
  if (!response.ok) throw refusal(response, await response.text())
  if (!response.body) throw unreachable()
  return response.body.pipeThrough(new TextDecoderStream())
}
