import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { createLimiter } from '#server/http/callLimit.ts'
import { actorOf, readInput } from '#server/http/input.ts'
import { answerInput, type Route, respond } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { notFound } from '#shared/errors.ts'
import { type Chosen, chooseAssistant } from './chat/assistants.ts'
import { streamAnswer } from './chat/chatAnswer.ts'
import { proposeChanges } from './chat/chatProposals.ts'
import { turnsOf } from './chat/earlierTurns.ts'
import { eventStream } from './chat/eventStream.ts'
import { proposeExplicit } from './chat/explicitProposals.ts'
import { linkPhotos } from './chat/linkPhotos.ts'
import { createRunningTurns } from './chat/runningTurns.ts'
import { AnswerForm, ChatForm, ParseForm, StopForm } from './chat.contract.ts'
import { chatPaths, parseEndpoint, stopEndpoint } from './chat.endpoints.ts'
import { conversationRecords } from './conversations/conversations.records.ts'
import { ModelFailure } from './models/routerFailures.ts'

/** The built-in assistant costs nothing, so its limit is higher. */
const mostPerMinute = { model: 30, builtIn: 120 }

/** A photo goes only to a model that can see. */
function refuseUnseen({ model }: Chosen, photoIds: readonly number[]) {
  if (model && !model.seesPictures && photoIds.length > 0)
    throw new ModelFailure('cannotReadPhotos')
}

export function chatRoutes(app: AppContext): Route[] {
  const readTurn = turnsOf(app)
  const turns = createRunningTurns(app)
  const perMinute = app.config.hasModel ? mostPerMinute.model : mostPerMinute.builtIn
  const countProposing = createLimiter(perMinute)
  const countAnswering = createLimiter(perMinute)

  async function refuseUnknown({ conversationId }: { conversationId: number | null }) {
    if (conversationId === null) return
    const found = await findRecord(app.reader, conversationRecords, conversationId)
    if (!found) throw notFound(conversationRecords.noun)
  }

  return [
    respond('POST', chatPaths.propose, 'text/event-stream', async (c) => {
      const form = await readInput(c, ChatForm)
      await refuseUnknown(form)
      const chosen = await chooseAssistant(app, form.modelId)
      refuseUnseen(chosen, form.photoIds)
      countProposing()
      const actor = actorOf(c)
      await linkPhotos(app, { ...actor, request: undefined }, form)
      return eventStream(c, app, async (send, gone) => {
        const { signal, end } = turns.begin(form.uuid)
        try {
          const turn = await readTurn(form, actor.by)
          const given = { app, actor, form, turn, chosen, send, signal }
          const proposalIds = await proposeChanges(given)
          // Without a page that asks for the answer, it is made and stored here.
          if (gone.aborted)
            await streamAnswer({ ...given, form: { ...form, proposalIds, uuid: null } })
        } finally {
          end()
        }
      })
    }).with({ input: ChatForm }),
    respond('POST', chatPaths.answer, 'text/event-stream', async (c) => {
      const form = await readInput(c, AnswerForm)
      await refuseUnknown(form)
      const chosen = await chooseAssistant(app, form.modelId)
      refuseUnseen(chosen, form.photoIds)
      countAnswering()
      const actor = actorOf(c)
      return eventStream(c, app, async (send, signal) => {
        const turn = await readTurn(form, actor.by)
        await streamAnswer({ app, actor, form, turn, chosen, send, signal })
      })
    }).with({ input: AnswerForm }),
    answerInput(stopEndpoint, StopForm, ({ uuid }) => {
      turns.stop(uuid)
      return done
    }),
    answerInput(parseEndpoint, ParseForm, async (form, c) => {
      await refuseUnknown(form)
      return { ...done, proposals: await proposeExplicit(app, actorOf(c), form) }
    }),
  ]
}
