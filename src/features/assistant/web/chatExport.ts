import { download } from '#web/lib/download.ts'
import type { ChatMessage } from './chatMessages.ts'

const speakers = { user: 'You', assistant: 'Assistant' } as const

/** A conversation as plain text, each message with who said it and when. */
const textOf = (title: string, messages: readonly ChatMessage[]): string =>
  [
    title,
    ...messages.map(({ role, content, createdAt, photoIds = [] }) => {
      const when = new Date(createdAt).toLocaleString('en-US')
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

export const exportChat = (title: string, messages: readonly ChatMessage[]) =>
  download(fileNameOf(title), textOf(title, messages), 'text/plain')
