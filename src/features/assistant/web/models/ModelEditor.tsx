import { Button, Group, Paper, Stack, Switch } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { TextField } from '#web/ui/forms/formFields.tsx'
import { type AiModel, ModelForm } from '../../models/models.contract.ts'
import { modelApi } from './modelApi.ts'

interface ModelEditorProps {
  /** Missing for a new one. */
  model?: AiModel
  /** Without an AI server a model can be noted, but not used. */
  hasServer: boolean
  onClose: () => void
}

const blank = {
  name: '',
  provider: '',
  modelId: '',
  maxTokens: '4096',
  temperature: '0.7',
  callsTools: true,
  seesPictures: false,
}

/** Part of the settings' own form, so it is saved by its own button. */
export function ModelEditor({ model, hasServer, onClose }: ModelEditorProps) {
  const add = modelApi.useAdd()
  const update = modelApi.useUpdate()
  const form = useContractForm<typeof blank, ModelForm>({
    schema: ModelForm,
    blank,
    ...(model && { record: model }),
    toFields: ({ maxTokens, temperature, ...record }) => ({
      ...record,
      maxTokens: String(maxTokens),
      temperature: String((temperature ?? 0) / 10),
    }),
    toInput: ({ maxTokens, temperature, ...fields }) => ({
      ...fields,
      maxTokens: Number(maxTokens),
      temperature: Math.round(Number(temperature) * 10),
    }),
  })

  async function save() {
    if (form.validate().hasErrors) return
    try {
      if (model) {
        await update.mutateAsync({ id: model.id, changes: form.changes(), base: form.base() })
      } else await add.mutateAsync(form.read())
      onClose()
    } catch (error) {
      form.showProblems(error)
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Enter would save all settings.
    event.preventDefault()
    save()
  }

  return (
    <Paper
      withBorder
      p={14}
      role="group"
      aria-label={model ? `Edit ${model.name}` : 'New model'}
      onKeyDown={onKeyDown}
    >
      <Stack gap={10}>
        <TextField form={form} name="name" label="Name" required first />
        <TextField
          form={form}
          name="modelId"
          label="Model id"
          description="As the AI server calls it: qwen3:8b"
          required
        />
        <TextField form={form} name="provider" label="Provider" required />
        <Group grow align="start">
          <TextField form={form} name="maxTokens" label="Max Tokens" type="number" />
          <TextField form={form} name="temperature" label="Temperature" />
        </Group>
        <Switch
          label="Can call tools"
          {...form.getInputProps('callsTools', { type: 'checkbox' })}
        />
        <Switch
          label="Can see pictures"
          {...form.getInputProps('seesPictures', { type: 'checkbox' })}
        />
        {!hasServer && (
          <p className="dim small">
            It can't answer until <code>AI_BASE_URL</code> or <code>AI_KEY</code> is set.
          </p>
        )}
        <Group justify="end" gap={8}>
          <Button variant="default" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" loading={add.isPending || update.isPending} onClick={save}>
            {model ? 'Save model' : 'Add model'}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
