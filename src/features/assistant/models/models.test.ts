import { describe, expect } from 'vitest'
import { type App, test } from '#test/harness.ts'
import { test as modelTest } from '../modelChat.factory.ts'
import type { AiModel } from './models.contract.ts'

const list = async (app: App) => (await app.get<AiModel[]>('/api/ai/models')).body

const qwen = {
  name: 'Qwen at home',
  provider: 'Ollama',
  modelId: 'qwen3:8b',
  maxTokens: 2_048,
  temperature: 3,
  callsTools: true,
  seesPictures: false,
}

describe('AI models', () => {
  test('has Gemini 2.5 Pro as the default at first', async ({ app }) => {
    const { body: models } = await app.get<AiModel[]>('/api/ai/models')
    expect(models[0]).toMatchObject({
      name: 'Gemini 2.5 Pro',
      provider: 'Google',
      modelId: 'google/gemini-2.5-pro',
      isDefault: true,
      maxTokens: 8192,
      temperature: 7,
    })
    expect(models.filter((model) => model.isDefault)).toHaveLength(1)
    expect(models).toHaveLength(5)
  })

  test('one default takes over from the other, in one change', async ({ app }) => {
    const { body: models } = await app.get<AiModel[]>('/api/ai/models')
    const [, flash] = models
    const answer = await app.put(`/api/ai/models/${flash?.id}`, { isDefault: true })
    expect(answer).toMatchObject({ status: 200, body: { name: flash?.name, isDefault: true } })
    const defaults = async () => {
      const { body } = await app.get<AiModel[]>('/api/ai/models')
      return body.filter((model) => model.isDefault).map((model) => model.id)
    }
    expect(await defaults()).toEqual([flash?.id])
    // Said again it changes nothing; all at once there is still exactly one.
    await app.put(`/api/ai/models/${flash?.id}`, { isDefault: true })
    await Promise.all(models.map(({ id }) => app.put(`/api/ai/models/${id}`, { isDefault: true })))
    expect(await defaults()).toHaveLength(1)
    const { changes } = await app.look(async (reader) => ({
      changes: await reader.selectFrom('changes').select('why').execute(),
    }))
    expect(changes[0]).toEqual({ why: 'Chose the default AI model' })
  })

  test('takes nothing else', async ({ app }) => {
    const [first] = (await app.get<AiModel[]>('/api/ai/models')).body
    const none = await app.put(`/api/ai/models/${first?.id}`, { isDefault: false })
    expect(none).toMatchObject({
      status: 400,
      body: { message: 'One model is always the default: choose another one instead' },
    })
    expect((await app.put(`/api/ai/models/${first?.id}`, {})).status).toBe(400)
    expect((await app.put('/api/ai/models/999', { isDefault: true })).status).toBe(404)
    expect((await app.put('/api/ai/models/first', { isDefault: true })).status).toBe(404)
    expect((await app.get<AiModel[]>('/api/ai/models')).body[0]).toEqual(first)
  })
})

describe("the household's own models", () => {
  test('are added, changed and deleted, and undone', async ({ app }) => {
    const added = await app.post('/api/ai/models', qwen)
    expect(added).toMatchObject({ status: 201, body: { ...qwen, isDefault: false } })
    const path = `/api/ai/models/${added.body.id}`
    const changed = await app.put(path, { maxTokens: 1_000, callsTools: false })
    expect(changed.body).toMatchObject({ ...qwen, maxTokens: 1_000, callsTools: false })
    expect((await app.put(path, { name: 'Old', version: 1 })).status).toBe(409)
    expect((await app.delete(path)).status).toBe(200)
    expect(await list(app)).toHaveLength(5)
  })

  test('the default one stays', async ({ app }) => {
    const [first] = await list(app)
    expect(await app.delete(`/api/ai/models/${first?.id}`)).toMatchObject({
      status: 409,
      body: { message: 'This is the default model. Choose another default first.' },
    })
    expect((await app.delete('/api/ai/models/999')).status).toBe(404)
    expect(await list(app)).toHaveLength(5)
  })

  test('are refused with a reason', async ({ app }) => {
    const wrong = [
      [{ ...qwen, modelId: 'google/gemini-2.5-pro' }, 'This model is already in the list'],
      [{ ...qwen, modelId: ' ' }, 'Model id is required'],
      [{ ...qwen, name: undefined }, 'Name is required'],
      [{ ...qwen, maxTokens: 0 }, 'Max tokens must be a whole number from 1 to 1000000'],
      [{ ...qwen, temperature: 21 }, 'Temperature must be from 0 to 2'],
    ] as const
    for (const [form, message] of wrong) {
      expect(await app.post('/api/ai/models', form)).toMatchObject({
        status: 400,
        body: { message },
      })
    }
    expect(await list(app)).toHaveLength(5)
  })

  test('AI_MODEL adds its model, which stays the default', async ({ start }) => {
    const app = await start({ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'qwen3:8b' })
    const models = await list(app)
    expect(models).toHaveLength(6)
    const [chosen, ...others] = models.filter(({ isDefault }) => isDefault)
    expect(others).toEqual([])
    expect(chosen).toMatchObject({ modelId: 'qwen3:8b', provider: '127.0.0.1:9' })
    const [first] = models
    expect(await app.put(`/api/ai/models/${first?.id}`, { isDefault: true })).toMatchObject({
      status: 409,
      body: { message: 'AI_MODEL in the hosting environment chooses the default model.' },
    })
  })
})

describe('the models of the AI server', () => {
  modelTest('are offered as far as it describes them', async ({ app, router }) => {
    router.models = [
      { id: 'llama3.1:8b', object: 'model', owned_by: 'library' },
      { id: 'big', max_model_len: 32_768 },
      { id: 'small', meta: { n_ctx_train: 8_192 } },
      {
        id: 'x/y',
        name: 'Y',
        context_length: 1_000_000,
        supported_parameters: ['tools'],
        architecture: { input_modalities: ['text', 'image'] },
      },
      { id: 7 },
    ]
    const unsaid = { callsTools: null, seesPictures: null }
    expect((await app.get('/api/ai/models/offered')).body).toEqual({
      server: new URL(router.url).host,
      models: [
        { modelId: 'llama3.1:8b', name: 'llama3.1:8b', ...unsaid, context: null },
        { modelId: 'big', name: 'big', ...unsaid, context: 32_768 },
        { modelId: 'small', name: 'small', ...unsaid, context: 8_192 },
        { modelId: 'x/y', name: 'Y', callsTools: true, seesPictures: true, context: 1_000_000 },
      ],
    })
  })

  modelTest('an id that it does not have is refused at once', async ({ app, router }) => {
    const { host } = new URL(router.url)
    router.models = [{ id: 'llama3.1:8b' }, { id: 'qwen3:latest' }]
    const add = (modelId: string) => app.post('/api/ai/models', { ...qwen, modelId })
    expect(await add('lama3')).toMatchObject({
      status: 400,
      body: { message: `${host} has no model of this id. It has llama3.1:8b, qwen3:latest` },
    })
    expect((await add('llama3.1:8b')).status).toBe(201)
    const { status, body } = await add('qwen3')
    expect(status).toBe(201)
    expect((await app.put(`/api/ai/models/${body.id}`, { modelId: 'lama3' })).status).toBe(400)
  })

  modelTest('a server without such a list takes any id', async ({ app, router }) => {
    router.models = undefined
    const { host } = new URL(router.url)
    expect(await app.get('/api/ai/models/offered')).toMatchObject({
      status: 503,
      body: { message: `${host} doesn't say which models it has.` },
    })
    expect((await app.post('/api/ai/models', qwen)).status).toBe(201)
  })

  test('without a server nothing is asked', async ({ app }) => {
    const { status, body } = await app.get('/api/ai/models/offered')
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^No AI server is set/)])
  })
})
