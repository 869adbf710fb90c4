import { describe, expect } from 'vitest'
import { test } from '#test/harness.ts'
import type { AiModel } from './models.contract.ts'

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
