import { charsetOf, fetchRemote, type RemoteOptions } from '#server/remote/fetchRemote.ts'
import { RemoteProblem } from '#server/remote/guardedRequest.ts'
import { remoteSentences } from '#server/remote/sentences.ts'
import { answered, CalendarProblem, privateNetwork, tooLarge } from './calendarProblem.ts'

const timeLimit = 10_000
const sizeLimit = 10 * 1_024 * 1_024

export type Marks = { etag?: string; lastModified?: string }

/** The bytes as they came, not yet decoded. */
export type CalendarFile = { bytes: Uint8Array; charset: string }

export type Fetched = { unchanged: true } | { unchanged: false; file: CalendarFile; marks: Marks }

export type FetchOptions = Pick<RemoteOptions, 'allowPrivate' | 'lookup' | 'isPublic'> & {
  /** The cached copy's validators: an unchanged calendar is not sent again. */
  marks?: Marks
  time?: number
}

export async function fetchCalendar(address: URL, options: FetchOptions): Promise<Fetched> {
  const { marks, time = timeLimit, ...guard } = options
  try {
    const found = await fetchRemote(address, {
      ...guard,
      time,
      mostBytes: sizeLimit,
      headers: {
        Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        ...(marks?.etag && { 'If-None-Match': marks.etag }),
        ...(marks?.lastModified && { 'If-Modified-Since': marks.lastModified }),
      },
    })
    if (!found) return { unchanged: true }
    const { bytes, headers } = found
    const { etag, 'last-modified': lastModified } = headers
    const charset = charsetOf(headers) ?? 'utf-8'
    return { unchanged: false, file: { bytes, charset }, marks: { etag, lastModified } }
  } catch (error) {
    throw error instanceof RemoteProblem ? new CalendarProblem(sentenceOf(error)) : error
  }
}

const sentences = { ...remoteSentences, privateNetwork, tooLarge }

const sentenceOf = ({ trouble, status }: RemoteProblem) =>
  trouble === 'answered' ? answered(status) : sentences[trouble]
