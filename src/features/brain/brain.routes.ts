import { etag } from 'hono/etag'
import { readInstructions } from '#features/assistant/prompt/sections/instructions.service.ts'
import type { PromptRole } from '#features/assistant/prompt/sections/sections.logic.ts'
import type { House } from '#server/appContext.ts'
import { idFrom } from '#server/http/input.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { notFound } from '#shared/errors.ts'
import { PreviewQuery, RoleQuery } from './brain.contract.ts'
import { brainCalls } from './brain.endpoints.ts'
import { describeContext } from './conversationContext.ts'
import { createNextTurns } from './nextTurns.ts'
import { describeQuery } from './queryPreview.ts'
import { describeSchema } from './schemaInfo.ts'

export function brainRoutes(house: House) {
  const nextTurn = createNextTurns(house)

  const promptOf = (role: PromptRole) => async () => ({
    prompt: (await nextTurn({ role })).prompt.system,
  })

  return routes(
    answerInput(brainCalls.compiled, RoleQuery, async ({ role }) => ({
      instructions: await readInstructions(house, role),
      role,
    })),
    answer(brainCalls.conversationalist, promptOf('conversationalist')).after(etag()),
    answer(brainCalls.proposalGenerator, promptOf('proposal-generator')).after(etag()),
    answer(brainCalls.schema, () => describeSchema(house)),
    answerInput(brainCalls.queryPreview, PreviewQuery, async (query) =>
      describeQuery(await nextTurn(query), house.config),
    ).after(etag()),
    answerInput(brainCalls.testContext, RoleQuery, async ({ role }, c) => {
      const turn = await nextTurn({ role, conversationId: idFrom(c, 'conversation') })
      if (!turn.conversation) throw notFound('conversation')
      return describeContext(turn, turn.conversation, house.config)
    }),
  )
}
