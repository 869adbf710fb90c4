import { z } from 'zod'
import type { Config } from '#server/lifecycle/config.ts'
import { conflict, invalid, Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'
import { type AiServer, isOpenRouter, keyHeader, serverName } from './aiService.queries.ts'
import type { OfferedModel, OfferedModels } from './models.logic.ts'
import { limited } from './wire/routerBody.ts'

const timeout = 8_000
const cacheFor = 30_000
/** OpenRouter lists several hundred models with long descriptions. */
const mostBytes = 8_000_000
const mostModels = 2_000

const text = z.string().trim().min(1).max(200)
const count = z.number().int().positive()

/** The fields by which OpenRouter, vLLM and llama.cpp describe a model; others only name it. */
const Entry = z.object({
  id: text,
  name: text.optional().catch(undefined),
  context_length: count.optional().catch(undefined),
  max_model_len: count.optional().catch(undefined),
  meta: z.object({ n_ctx_train: count }).optional().catch(undefined),
  supported_parameters: z.array(z.string()).optional().catch(undefined),
  architecture: z
    .object({ input_modalities: z.array(z.string()) })
    .optional()
    .catch(undefined),
})

const Answer = z.object({ data: z.array(z.unknown()) })

const toOffered = (entry: z.infer<typeof Entry>): OfferedModel => ({
  modelId: entry.id,
  name: (entry.name ?? withoutPath(entry.id)).slice(0, 80),
  callsTools: entry.supported_parameters?.includes('tools') ?? null,
  seesPictures: entry.architecture?.input_modalities.includes('image') ?? null,
  context: entry.context_length ?? entry.max_model_len ?? entry.meta?.n_ctx_train ?? null,
})

/** llama.cpp calls a model by its file. */
const withoutPath = (id: string) =>
  /\.gguf$/i.test(id) ? id.replace(/^.*[\\/]/, '').replace(/\.gguf$/i, '') : id

/** Reads which models the AI server has, and caches the answer. */
export function createOfferedModels(config: AiServer) {
  let known: { answer: Promise<OfferedModels>; until: number } | undefined
  return (): Promise<OfferedModels> => {
    if (!config.hasModel) throw conflict(noServer)
    if (!known || known.until < millis()) {
      const answer = readOffered(config)
      known = { answer, until: millis() + cacheFor }
      // A failure is not kept: the server may just have been started.
      answer.catch(() => {
        known = undefined
      })
    }
    return known.answer
  }
}

async function readOffered(config: AiServer): Promise<OfferedModels> {
  const server = serverName(config)
  const response = await fetch(`${config.aiBaseUrl}/models`, {
    headers: keyHeader(config),
    // Never sends the key to a redirect's target.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw unavailable(`${server} couldn't be reached.`)
  })
  if (response.status === 401 || response.status === 403)
    throw unavailable(`${server} refused the AI key.`)
  const listed = Answer.safeParse(response.ok && (await jsonOf(response)))
  if (!listed.success) throw unavailable(`${server} doesn't say which models it has.`)
  const models = listed.data.data
    .slice(0, mostModels)
    .flatMap((entry) => Entry.safeParse(entry).data ?? [])
    .map(toOffered)
  return { server, models }
}

const jsonOf = async (response: Response): Promise<unknown> =>
  limited(response, mostBytes)
    .json()
    .catch(() => undefined)

const unavailable = (message: string) => new Refusal({ code: 'unavailable', message })

export const noServer =
  'No AI server is set. Set AI_KEY or AI_BASE_URL in the hosting environment, then start Food Pal again.'

const mostNamed = 5

/** Refuses an id that the server does not list, before somebody meets it in a chat. */
export async function refuseUnknownModel(
  config: AiServer,
  offered: () => Promise<OfferedModels>,
  modelId: string,
) {
  if (!config.hasModel) return
  // A server that can't be asked now may have the model.
  const { server, models } = await offered().catch(() => ({ server: '', models: [] }))
  if (models.length === 0 || models.some((model) => isListed(model.modelId, modelId, config)))
    return
  const some = models.slice(0, mostNamed).map((model) => model.modelId)
  const more = models.length > some.length ? ' and others' : ''
  throw invalid([
    {
      field: 'modelId',
      message: `${server} has no model of this id. It has ${some.join(', ')}${more}`,
    },
  ])
}

/** OpenRouter takes a variant behind a colon, and aliases that begin with '~', for any model. */
const isListed = (listed: string, wanted: string, { aiBaseUrl }: Pick<Config, 'aiBaseUrl'>) =>
  listed === wanted ||
  listed === `${wanted}:latest` ||
  (isOpenRouter(aiBaseUrl) && (wanted.startsWith('~') || listed === wanted.replace(/:[\w-]+$/, '')))
