import type { AppContext } from '#server/appContext.ts'
import { pictureIn } from '#server/drawPicture.ts'
import { fetchRemote } from '#server/remote/fetchRemote.ts'
import { RemoteProblem } from '#server/remote/guardedRequest.ts'
import { unreadable } from '#shared/errors.ts'
import { pageAddress } from './import/fetchPage.ts'
import { ImportProblem } from './import/importProblem.ts'

const timeLimit = 10_000
const sizeLimit = 10 * 1_024 * 1_024

/** Fetches a picture by its address, with the same guard against private networks as a page. */
export async function fetchPicture(
  url: string,
  { config }: AppContext,
  ownHeaders: Record<string, string> = {},
): Promise<Buffer> {
  try {
    const found = await fetchRemote(pageAddress(url), {
      allowPrivate: config.privateCalendars,
      time: timeLimit,
      mostBytes: sizeLimit,
      ownHeaders,
      headers: { Accept: 'image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5' },
    })
    return pictureIn(Buffer.from(found?.bytes ?? []))
  } catch (error) {
    if (error instanceof RemoteProblem || error instanceof ImportProblem) {
      throw unreadable("The page's picture couldn't be loaded. Choose one, or go without.")
    }
    throw error
  }
}
