import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { conversationCalls } from '#features/assistant/conversations/conversations.endpoints.ts'
import { sectionCalls } from '#features/assistant/prompt/sections/sections.endpoints.ts'
import type { PromptRole } from '#features/assistant/prompt/sections/sections.logic.ts'
import { callQuery, send } from '#web/lib/http/call.ts'
import { brainCalls } from '../brain.endpoints.ts'

/** What the next turn would send follows from every list: it is asked for anew, not told of. */
const topic = 'next-turn'

/** Read when a screen opens, and then every five seconds while somebody can see it. */
const polled = { refetchInterval: 5_000, refetchOnMount: 'always' } as const

const roleOf = (role: PromptRole) => ({ role })

export const compiledQuery = (role: PromptRole) =>
  queryOptions({
    ...callQuery(sectionCalls.topic, brainCalls.compiled, roleOf(role)),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

export const queryPreview = (role: PromptRole) =>
  queryOptions({
    ...callQuery(topic, brainCalls.queryPreview, roleOf(role)),
    ...polled,
    placeholderData: keepPreviousData,
  })

export const conversationalistPrompt = queryOptions({
  ...callQuery(topic, brainCalls.conversationalist),
  ...polled,
})

export const proposalGeneratorPrompt = queryOptions({
  ...callQuery(topic, brainCalls.proposalGenerator),
  ...polled,
})

export const schemaQuery = queryOptions({
  ...callQuery('schema', brainCalls.schema),
  refetchOnMount: 'always',
})

const mostBadges = 20

export const newestConversations = callQuery(conversationCalls.topic, conversationCalls.list, {
  limit: mostBadges,
})

export const testContext = (id: number) =>
  send(brainCalls.testContext, { params: { id }, input: {} })
