import type { Command } from '#server/commands/command.ts'
import type { BuiltPrompt } from '../prompt/prompt.ts'
import type { InstructionSection } from '../prompt/sections/sections.logic.ts'
import type { AiModel } from './models.contract.ts'
import type { CallReport } from './routerCall.ts'
import type { RouterConfig } from './routerConnection.ts'
import type { Limits } from './routerLimits.ts'

/** What an assistant behind the router is made with. */
export type GivenSettings = {
  config: RouterConfig
  model: AiModel
  commands: readonly Command[]
  /** A household's own words laid over the shipped ones. */
  sections?: readonly InstructionSection[]
  /** In tokens, for all that is sent. */
  budget?: number | undefined
  limits?: Limits
  /** Told of every call of the model, however it ended. */
  onCall?: (report: CallReport) => void
  /** Told what is about to be sent, and what it is made of. */
  onPrompt?: (prompt: BuiltPrompt) => void
  /** Told what would be sent: then nothing is. */
  onBody?: ((body: unknown) => void) | undefined
}

/** The same with what is usual for all that was not said. */
export type RouterSettings = Required<Omit<GivenSettings, 'budget' | 'onBody'>> &
  Pick<GivenSettings, 'onBody'> & { budget: number | undefined }
