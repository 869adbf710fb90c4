import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { conversationEndpoints } from '#features/assistant/conversations/conversations.endpoints.ts'
import { sectionEndpoints } from '#features/assistant/prompt/sections/sections.endpoints.ts'
import type { PromptRole } from '#features/assistant/prompt/sections/sections.logic.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { brainEndpoints } from '../brain.endpoints.ts'

/** A topic without live messages: the next turn depends on every list, so it is polled. */
const topic = 'next-turn'

/** Polled every five seconds while the screen is visible. */
const polled = { refetchInterval: 5_000, refetchOnMount: 'always' } as const

const roleOf = (role: PromptRole) => ({ role })

export const compiledQuery = (role: PromptRole) =>
  queryOptions({
    ...endpointQuery(sectionEndpoints.topic, brainEndpoints.compiled, roleOf(role)),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

export const queryPreview = (role: PromptRole) =>
  queryOptions({
    ...endpointQuery(topic, brainEndpoints.queryPreview, roleOf(role)),
    ...polled,
    placeholderData: keepPreviousData,
  })

export const conversationalistPrompt = queryOptions({
  ...endpointQuery(topic, brainEndpoints.conversationalist),
  ...polled,
})

export const proposalGeneratorPrompt = queryOptions({
  ...endpointQuery(topic, brainEndpoints.proposalGenerator),
  ...polled,
})

export const schemaQuery = queryOptions({
  ...endpointQuery('schema', brainEndpoints.schema),
  refetchOnMount: 'always',
})

const mostBadges = 20

export const newestConversations = endpointQuery(
  conversationEndpoints.topic,
  conversationEndpoints.list,
  {
    limit: mostBadges,
  },
)

export const testContext = (id: number) =>
  send(brainEndpoints.testContext, { params: { id }, input: {} })
