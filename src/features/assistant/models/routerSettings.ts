import type { Command } from '#server/commands/command.ts'
import type { BuiltPrompt } from '../prompt/prompt.ts'
import type { InstructionSection } from '../prompt/sections/sections.logic.ts'
import type { AiModel } from './models.contract.ts'
import type { CallReport } from './routerCall.ts'
import type { Limits } from './routerLimits.ts'
import type { RouterConfig } from './wire/routerConnection.ts'

export type GivenSettings = {
  config: RouterConfig
  model: AiModel
  commands: readonly Command[]
  /** The household's sections merged with the shipped ones. */
  sections?: readonly InstructionSection[]
  /** Tokens for the whole prompt. */
  budget?: number | undefined
  limits?: Limits
  /** Called after every call, however it ended. */
  onCall?: (report: CallReport) => void
  /** Called with the prompt before it is sent. */
  onPrompt?: (prompt: BuiltPrompt) => void
  /** Previews: receives the request's body, and nothing is sent. */
  onBody?: ((body: unknown) => void) | undefined
}

export type RouterSettings = Required<Omit<GivenSettings, 'budget' | 'onBody'>> &
  Pick<GivenSettings, 'onBody'> & { budget: number | undefined }
