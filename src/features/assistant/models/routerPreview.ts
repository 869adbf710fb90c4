import type { BuiltPrompt } from '../prompt/prompt.ts'
import type { PromptRole } from '../prompt/sections/sections.logic.ts'
import type { Turn } from '../turn.ts'
import { createRouterAssistant } from './router.ts'
import type { GivenSettings } from './routerSettings.ts'

/** A request's body, and the prompt it was made of. */
export type PreviewedCall = { body: unknown; prompt: BuiltPrompt }

/**
 * The request that a call would send. It is the real call with a transport that records the body,
 * so the two can't differ. The headers, which have the key, are not kept.
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
