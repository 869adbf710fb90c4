import type { Command } from '#server/command.ts'
import type { InstructionSection } from '../prompt/sections.ts'
import type { AiModel } from './models.contract.ts'
import type { CallReport } from './routerCall.ts'
import type { RouterConfig } from './routerConnection.ts'
import type { Limits } from './routerWatch.ts'

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
}

/** The same with what is usual for all that was not said. */
export type RouterSettings = Required<Omit<GivenSettings, 'budget'>> & {
  budget: number | undefined
}
