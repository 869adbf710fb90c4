import { ask, asProblem, type Guarded } from './guardedRequest.ts'

/** Posts a text and answers the status. No redirect is followed: the text is for this address. */
export async function postRemote(
  address: URL,
  body: string,
  options: Guarded & { time: number; stopping: AbortSignal },
): Promise<number> {
  const signal = AbortSignal.any([AbortSignal.timeout(options.time), options.stopping])
  try {
    const response = await ask(address, options, signal, body)
    response.destroy()
    return response.statusCode ?? 0
  } catch (error) {
    throw asProblem(error, signal)
  }
}
