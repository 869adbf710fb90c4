import { setImmediate as letOthers, setTimeout as wait } from 'node:timers/promises'
import { millis } from '#shared/time.ts'
import { estimateTokens } from '../prompt/budget/estimateTokens.ts'
import { type Lookup, lookupsIn } from '../prompt/household/lookups.ts'
import { prepare } from '../prompt/household/preparedLists.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import type { Proposing, Turn, Usage } from '../turn.ts'
import { type CalledTool, callModel, type ModelCall } from './routerCall.ts'
import { ModelFailure } from './routerFailures.ts'
import { withFindings } from './routerFindings.ts'
import { Proposals } from './routerProposals.ts'
import type { OfferedTool } from './routerRequest.ts'
import type { RouterSettings } from './routerSettings.ts'
import { commandTools, isDescribed, itemSchema, lookupTools } from './routerTools.ts'

/** Two lookups, a correction, and the final answer. */
const mostCalls = 4
const mostLookups = 6
const longestWait = 5
const role = 'proposal-generator'

/** Calls the model with the commands as tools, and collects its calls. */
export async function propose(
  settings: RouterSettings,
  turn: Turn,
  signal: AbortSignal,
): Promise<Proposing> {
  const { sections, commands, budget, config, model, limits, onCall, onBody } = settings
  // Schemas are computed once; pauses let other requests run.
  for (const { item } of commands) {
    if (isDescribed(item)) continue
    itemSchema(item)
    await letOthers()
  }
  const offered = commandTools(commands)
  const lookups = lookupsIn(turn.household.promptLists ?? [])
  const reading = lookupTools(lookups)
  const toolTokens = tokensOf([...offered, ...reading])
  await prepare(turn.household)
  const prompt = buildPrompt(turn, {
    sections,
    commands,
    budget,
    role,
    toolTokens,
  })
  settings.onPrompt(prompt)
  await letOthers()
  const proposals = new Proposals(commands, config.aiKey)
  const found: string[] = []
  let wrong: readonly string[] = []
  let mayCorrect = true
  let usage: Usage | null = null
  const until = millis() + limits.total
  for (let n = 1; n <= mostCalls; n += 1) {
    const ended = await readCall({
      config,
      model,
      role,
      onCall,
      system: prompt.system,
      messages: withFindings(prompt.messages, { found, wrong, proposed: proposals.commands }),
      photos: turn.photos,
      tools: n < mostCalls ? [...offered, ...reading] : offered,
      onBody,
      limits: { ...limits, total: Math.max(1, until - millis()) },
      signal,
    }).catch((error: unknown) => {
      // Proposals of earlier calls count, even if a correction fails.
      if (error instanceof ModelFailure && proposals.commands.length > 0) return undefined
      throw error
    })
    if (!ended) break
    usage = sum(usage, ended.usage)
    const results = lookUp(ended.calls, lookups, turn)
    wrong = proposals.addAll(
      ended.calls.filter(({ name }) => !lookups.some((lookup) => lookup.name === name)),
      ended.isCut,
    )
    found.push(...results)
    if (results.length === 0 && (wrong.length === 0 || !mayCorrect)) break
    if (wrong.length > 0) mayCorrect = false
  }
  return { commands: proposals.commands, problems: proposals.problems, usage }
}

/** Runs the lookups among the calls. */
const lookUp = (
  calls: readonly CalledTool[],
  lookups: readonly Lookup[],
  { household, today }: Turn,
): string[] =>
  calls
    .flatMap(({ name, input }) =>
      lookups.filter((lookup) => lookup.name === name).map((lookup) => ({ lookup, input })),
    )
    .slice(0, mostLookups)
    .map(({ lookup, input }) => lookup.run(household, input, today))

/** A whole call, repeated once if the model was busy for a moment. */
async function readCall(call: ModelCall) {
  try {
    return await readToEnd(call)
  } catch (error) {
    const seconds = shortWait(error)
    if (seconds === undefined) throw error
    await wait(seconds * 1000, undefined, { signal: call.signal })
    return readToEnd(call)
  }
}

const shortWait = (error: unknown): number | undefined =>
  error instanceof ModelFailure &&
  (error.reason === 'busy' || error.reason === 'overloaded') &&
  error.retryAfter !== undefined &&
  error.retryAfter <= longestWait
    ? error.retryAfter
    : undefined

async function readToEnd(call: ModelCall) {
  const reading = callModel(call)
  for (;;) {
    const { done, value } = await reading.next()
    if (done) return value
  }
}

const tokensOf = (tools: readonly OfferedTool[]) => estimateTokens(JSON.stringify(tools))

const sum = (a: Usage | null, b: Usage | null): Usage | null => {
  if (!a || !b) return a ?? b
  return {
    inputTokens: added(a.inputTokens, b.inputTokens),
    outputTokens: added(a.outputTokens, b.outputTokens),
  }
}

const added = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0))
