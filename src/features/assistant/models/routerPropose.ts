import { setImmediate as letOthers, setTimeout as wait } from 'node:timers/promises'
import type { Command } from '#server/commands/command.ts'
import { millis } from '#shared/time.ts'
import { estimateTokens } from '../prompt/budget/estimateTokens.ts'
import { isCompact, usualBudget } from '../prompt/budget/tokenBudget.logic.ts'
import { type Lookup, lookupsIn } from '../prompt/household/lookups.ts'
import { prepare } from '../prompt/household/preparedLists.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import type { Proposing, Turn, Usage } from '../turn.ts'
import { nextForm, type OfferForm, offerOf, proposeTool } from './offers.ts'
import { type CalledTool, callModel, type ModelCall } from './routerCall.ts'
import { ModelFailure } from './routerFailures.ts'
import { notesOf, withNotes } from './routerFindings.ts'
import { refuseOverlong } from './routerLimits.ts'
import { Proposals } from './routerProposals.ts'
import type { RouterSettings } from './routerSettings.ts'
import { isDescribed, itemSchema } from './routerTools.ts'
import { callsIn, callsInText } from './textCalls.ts'

/** Two lookups, a correction, and the final answer. */
const mostCalls = 4
const mostLookups = 6
/** Commands that a small model is offered, of those that the message may mean. */
const fewCommands = 6
const longestWait = 5
const role = 'proposal-generator'

/** The forms that servers took, by address and model: what one refuses is not tried every time. */
const knownForms = new Map<string, OfferForm>()

/** Offers the model the commands, and collects its calls. */
export async function propose(
  settings: RouterSettings,
  turn: Turn,
  signal: AbortSignal,
  onHeard?: (characters: number) => void,
): Promise<Proposing> {
  const { sections, budget = usualBudget, config, model, limits, onCall, onBody } = settings
  const isSmall = isCompact(budget)
  const commands = isSmall ? await likelyOnes(settings.commands, turn) : settings.commands
  // Schemas are computed once; pauses let other requests run.
  for (const { item } of commands) {
    if (isDescribed(item)) continue
    itemSchema(item)
    await letOthers()
  }
  const lookups = lookupsIn(turn.household.promptLists ?? [])
  await prepare(turn.household)
  const modelKey = `${config.aiBaseUrl} ${model.modelId}`
  let form = knownForms.get(modelKey) ?? (model.callsTools ? 'tools' : 'schema')
  const proposals = new Proposals(settings.commands, config.aiKey)
  const names = namesOf(settings.commands, lookups)
  const found: string[] = []
  let wrong: readonly string[] = []
  let mayCorrect = true
  let usage: Usage | null = null
  const until = millis() + limits.total

  const request = (n: number): ModelCall => {
    const offered = { commands, lookups: n < mostCalls ? lookups : [] }
    const { tools, instructions, format } = offerOf(form, isSmall, offered)
    const notes = notesOf({ found, wrong, proposed: proposals.commands }, budget)
    const prompt = buildPrompt(turn, {
      sections,
      commands,
      budget,
      role,
      offer: instructions,
      toolTokens: tokensOf([...tools, format ?? '']),
      noteTokens: estimateTokens(notes),
    })
    refuseOverlong(prompt, budget)
    if (n === 1) settings.onPrompt(prompt)
    return {
      config,
      model,
      role,
      onCall,
      system: prompt.system,
      messages: withNotes(prompt.messages, notes),
      photos: turn.photos,
      tools,
      format,
      onBody,
      onHeard,
      limits: { ...limits, total: Math.max(1, until - millis()) },
      signal,
    }
  }

  /** Offers the commands in another form where the server refuses this one. */
  const call = async (n: number) => {
    for (;;) {
      try {
        const ended = await readCall(request(n))
        knownForms.set(modelKey, form)
        return ended
      } catch (error) {
        const next = nextForm[form]
        if (!isRefusedForm(error, form) || !next) throw error
        form = next
      }
    }
  }

  for (let n = 1; n <= mostCalls; n += 1) {
    await letOthers()
    const ended = await call(n).catch((error: unknown) => {
      // Proposals of earlier calls count, even if a correction fails.
      if (error instanceof ModelFailure && proposals.commands.length > 0) return undefined
      throw error
    })
    if (!ended) break
    usage = sum(usage, ended.usage)
    const { calls, isBroken } = callsOf(ended, names)
    const results = lookUp(calls, lookups, turn)
    wrong = proposals.addAll(
      calls.filter(({ name }) => !lookups.some((lookup) => lookup.name === name)),
      { isCut: ended.isCut, isBroken },
    )
    found.push(...results)
    if (results.length === 0 && (wrong.length === 0 || !mayCorrect)) break
    if (wrong.length > 0) mayCorrect = false
  }
  return { commands: proposals.commands, problems: proposals.problems, usage }
}

/** The built-in assistant narrows what a small model has to choose from. */
async function likelyOnes(commands: readonly Command[], turn: Turn): Promise<readonly Command[]> {
  const { likelyCommands } = await import('../builtIn/likelyCommands.ts')
  const likely = likelyCommands(turn, fewCommands)
  const chosen = commands.filter(({ type }) => likely.some((each) => each === type))
  return chosen.length > 0 ? chosen : commands
}

const namesOf = (commands: readonly Command[], lookups: readonly Lookup[]): ReadonlySet<string> =>
  new Set([...commands.map(({ type }) => type), ...lookups.map(({ name }) => name)])

/** The calls that a model made, or wrote into its text. */
function callsOf(
  { calls: made, text }: { calls: CalledTool[]; text: string },
  names: ReadonlySet<string>,
) {
  const calls = made.flatMap((call) => {
    if (call.name !== proposeTool) return [call]
    const inside = callsIn(call.input, names)
    return inside.length > 0 ? inside : [call]
  })
  return calls.length > 0 ? { calls, isBroken: false } : callsInText(text, names)
}

const isRefusedForm = (error: unknown, form: OfferForm): boolean =>
  error instanceof ModelFailure &&
  (error.reason === 'cannotPropose' || (form === 'schema' && error.reason === 'notTaken'))

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

const tokensOf = (offered: readonly unknown[]) => estimateTokens(JSON.stringify(offered))

const sum = (a: Usage | null, b: Usage | null): Usage | null => {
  if (!a || !b) return a ?? b
  return {
    inputTokens: added(a.inputTokens, b.inputTokens),
    outputTokens: added(a.outputTokens, b.outputTokens),
    cost: added(a.cost, b.cost),
  }
}

const added = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0))
