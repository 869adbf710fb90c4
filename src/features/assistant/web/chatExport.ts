import type { QueryClient } from '@tanstack/react-query'
import { download } from '#web/lib/http/download.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { exactMoment } from '#web/lib/shortDate.ts'
import { toast } from '#web/lib/toast.tsx'
import { type ChatMessage, fromServer, joinMessages } from './chatMessages.ts'
import { allMessages } from './useConversation.ts'

const speakers = { user: 'You', assistant: 'Assistant' } as const

const textOf = (title: string, messages: readonly ChatMessage[], timeZone: string): string =>
  [
    title,
    ...messages.map(({ role, content, createdAt, photoIds = [] }) => {
      const when = exactMoment(createdAt, timeZone)
      const photos = photoIds.length > 0 ? `\n[${photoIds.length} photos]` : ''
      return `${speakers[role]} (${when}):\n${content}${photos}`
    }),
  ].join('\n\n')

const fileNameOf = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'conversation'
  }.txt`

/** The whole conversation, even pages not loaded yet; `shown` adds unsaved messages. */
export async function exportChat(
  client: QueryClient,
  title: string,
  id: number | null,
  shown: readonly ChatMessage[],
) {
  try {
    const { timeZone } = await client.ensureQueryData(householdQuery)
    const stored = id === null ? [] : (await allMessages(id)).map(fromServer)
    const text = textOf(title, joinMessages(stored, shown), timeZone)
    download(fileNameOf(title), text, 'text/plain')
  } catch (error) {
    toast.error("The conversation couldn't be exported", problemOf(error))
  }
}
