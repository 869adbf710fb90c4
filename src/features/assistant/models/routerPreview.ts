import type { BuiltPrompt } from '../prompt/prompt.ts'
import type { PromptRole } from '../prompt/sections/sections.logic.ts'
import type { Turn } from '../turn.ts'
import { createRouterAssistant } from './router.ts'
import type { GivenSettings } from './routerSettings.ts'

/** The body of a request, and what its messages are made of. */
export type PreviewedCall = { body: unknown; prompt: BuiltPrompt }

/**
 * What a call of a model would send. It is the real call, with a transport that takes down the body
 * and sends nothing: so it can't differ from what is sent. Of the headers, where the key is, nothing
 * is kept.
 */
export async function previewCall(
  settings: Omit<GivenSettings, 'onBody' | 'onCall' | 'onPrompt'>,
  turn: Turn,
  role: PromptRole,
): Promise<PreviewedCall> {
  let body: unknown
  let prompt: BuiltPrompt | undefined
  const onBody = (sent: unknown) => {
    body = sent
  }
  const onPrompt = (built: BuiltPrompt) => {
    prompt = built
  }
  const assistant = createRouterAssistant({ ...settings, onBody, onPrompt })
  const { signal } = new AbortController()
  if (role === 'proposal-generator') await assistant.propose(turn, signal)
  else for await (const _piece of assistant.respond(turn, [], signal));
  if (!prompt) throw new Error('the call was made without a prompt')
  return { body, prompt }
}
