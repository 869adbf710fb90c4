import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.ts'
import { useListChange } from '#web/lib/useListChange.ts'
import type { AiModel } from '../models.contract.ts'
import type { Setting } from '../settings.contract.ts'
import type { SystemInformation } from '../system.facts.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings', '/api/settings'],
  queryFn: ({ signal }) => request<Setting[]>('GET', '/api/settings', undefined, { signal }),
})

export const modelsQuery = queryOptions({
  queryKey: ['ai-models', '/api/ai/models'],
  queryFn: ({ signal }) => request<AiModel[]>('GET', '/api/ai/models', undefined, { signal }),
})

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) =>
    request<SystemInformation>('GET', '/api/system/information', undefined, { signal }),
  // Whoever opens the dialog wants to know how it is now.
  staleTime: 0,
  gcTime: 0,
})

export const useChooseModel = () =>
  useListChange({
    topic: 'ai-models',
    send: (id: number) => request('PUT', `/api/ai/models/${id}`, { isDefault: true }),
    done: { title: 'Default model updated', text: 'Your default AI model has been updated.' },
    failed: {
      title: 'Error updating model',
      otherwise: 'There was an error updating the default model.',
    },
  })

export const settingsSaved = () =>
  toast.success('Settings saved', 'Your settings have been updated successfully.')
