import { prepare } from '../prompt/household/preparedLists.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import { defaultSections } from '../prompt/sections/defaultSections.ts'
import type { Assistant, EarlierProposal, Responding, Turn } from '../turn.ts'
import type { callModel } from './routerCall.ts'
import { refuseOverlong, usualLimits } from './routerLimits.ts'
import type { GivenSettings, RouterSettings } from './routerSettings.ts'
import { piecesWithoutCalls, piecesWithoutThoughts } from './wire/readablePieces.ts'

/** A model behind OpenRouter or a compatible server. */
export function createRouterAssistant({
  sections = defaultSections,
  limits = usualLimits,
  onCall = () => {},
  onPrompt = () => {},
  budget,
  ...given
}: GivenSettings): Assistant {
  const settings = { ...given, sections, limits, budget, onCall, onPrompt }
  return {
    name: given.model.name,
    modelId: given.model.modelId,
    // The SDK loads with the first message: a household without a key never needs it.
    propose: async (turn, signal, onHeard) => {
      const { propose } = await import('./routerPropose.ts')
      return propose(settings, turn, signal, onHeard)
    },
    respond: (turn, proposals, signal) => respond(settings, turn, proposals, signal),
  }
}

const role = 'conversationalist'
const cutOff = '\n\n_(The answer was cut off here because it got too long.)_'

async function* respond(
  settings: RouterSettings,
  turn: Turn,
  proposals: readonly EarlierProposal[],
  signal: AbortSignal,
): Responding {
  const { sections, commands, budget, config, model, limits, onBody } = settings
  const { callModel: call } = await import('./routerCall.ts')
  await prepare(turn.household)
  const prompt = buildPrompt(turn, { sections, commands, budget, role, proposals })
  refuseOverlong(prompt, budget)
  settings.onPrompt(prompt)
  return yield* readable(
    call({
      config,
      model,
      role,
      onCall: settings.onCall,
      system: prompt.system,
      messages: prompt.messages,
      photos: turn.photos,
      tools: [],
      onBody,
      limits,
      signal,
    }),
  )
}

async function* readable(said: ReturnType<typeof callModel>): Responding {
  const pieces = piecesWithoutCalls()
  const spoken = piecesWithoutThoughts()
  try {
    for (;;) {
      const { done, value } = await said.next()
      const text = done ? pieces.rest() : pieces.next(value)
      for (const each of [...spoken.next(text), ...(done ? spoken.rest() : [])]) {
        if (each !== '') yield each
      }
      if (!done) continue
      if (value.isCut) yield cutOff
      return value.usage
    }
  } finally {
    // Ends the call when nobody listens any more.
    await said.return({ text: '', calls: [], usage: null, isCut: true })
  }
}
