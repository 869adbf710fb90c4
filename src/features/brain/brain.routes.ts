import { etag } from 'hono/etag'
import { readInstructions } from '#features/assistant/prompt/sections/instructions.service.ts'
import type { PromptRole } from '#features/assistant/prompt/sections/sections.logic.ts'
import type { AppContext } from '#server/appContext.ts'
import { idFrom } from '#server/http/input.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { notFound } from '#shared/errors.ts'
import { PreviewQuery, RoleQuery } from './brain.contract.ts'
import { brainEndpoints } from './brain.endpoints.ts'
import { describeContext } from './conversationContext.ts'
import { createNextTurns } from './nextTurns.ts'
import { describeQuery } from './queryPreview.ts'
import { describeSchema } from './schemaInfo.ts'

export function brainRoutes(app: AppContext) {
  const nextTurn = createNextTurns(app)

  const promptOf = (role: PromptRole) => async () => ({
    prompt: (await nextTurn({ role })).prompt.system,
  })

  return routes(
    answerInput(brainEndpoints.compiled, RoleQuery, async ({ role }) => ({
      instructions: await readInstructions(app, role),
      role,
    })),
    answer(brainEndpoints.conversationalist, promptOf('conversationalist')).withMiddleware(etag()),
    answer(brainEndpoints.proposalGenerator, promptOf('proposal-generator')).withMiddleware(etag()),
    answer(brainEndpoints.schema, () => describeSchema(app)),
    answerInput(brainEndpoints.queryPreview, PreviewQuery, async (query) =>
      describeQuery(await nextTurn(query), app.config),
    ).withMiddleware(etag()),
    answerInput(brainEndpoints.testContext, RoleQuery, async ({ role }, c) => {
      const turn = await nextTurn({ role, conversationId: idFrom(c, 'conversation') })
      if (!turn.conversation) throw notFound('conversation')
      return describeContext(turn, turn.conversation, app.config)
    }),
  )
}
