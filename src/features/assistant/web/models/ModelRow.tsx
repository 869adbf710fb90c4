import { Button, Group, Stack } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { AiModel } from '../../models/models.contract.ts'
import type { TriedModel } from '../../models/models.logic.ts'
import { useTryModel } from '../models.api.ts'
import { ModelEditor } from './ModelEditor.tsx'
import { modelApi } from './modelApi.ts'

interface ModelRowProps {
  model: AiModel
  /** Without an AI server nothing can be tried. */
  canTry: boolean
}

export function ModelRow({ model, canTry }: ModelRowProps) {
  const [editing, setEditing] = useState(false)
  const remove = modelApi.useDelete()
  const trying = useTryModel()
  const { name } = model
  if (editing)
    return (
      <li>
        <ModelEditor model={model} hasServer={canTry} onClose={() => setEditing(false)} />
      </li>
    )
  return (
    <Stack component="li" gap={2} py={8} pl={14} pr={8}>
      <Group gap={8} wrap="nowrap">
        <span className="grow strong breaks">{name}</span>
        {model.isDefault && <Pill tone="brand">Default</Pill>}
        {canTry && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Try ${name}`}
            loading={trying.isPending}
            onClick={() => trying.mutate(model.id)}
          >
            Try
          </Button>
        )}
        <IconButton
          tip="Edit"
          icon={IconPencil}
          label={`Edit ${name}`}
          onClick={() => setEditing(true)}
        />
        {!model.isDefault && (
          <IconButton
            tip="Remove"
            icon={IconTrash}
            label={`Remove ${name}`}
            onClick={() => remove.mutate(model.id)}
          />
        )}
      </Group>
      <span className="dim small tabular">
        {model.provider} · Max Tokens {model.maxTokens} · Temperature {model.temperature / 10}
        {!model.callsTools && ' · no tools'}
        {!model.seesPictures && ' · no pictures'}
      </span>
      <span role="status" className="small">
        {trying.data && sayTried(trying.data)}
      </span>
    </Stack>
  )
}

const styles: Record<TriedModel['style'], string> = {
  tools: 'It can propose changes.',
  text: 'It writes its proposals as text, which works, too.',
  none: "It didn't propose what it was asked to: expect little of it.",
}

function sayTried({ text, style, firstWord, total, outputTokens }: TriedModel): string {
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
  const speed = outputTokens && total > 0 ? Math.round((outputTokens * 1_000) / total) : 0
  return [
    styles[style],
    firstWord === null ? '' : `First word after ${seconds(firstWord)}.`,
    `Done in ${seconds(total)}${speed > 0 ? `, ${speed} tokens a second` : ''}.`,
    text.trim() === '' ? '' : `It said: “${text.trim().slice(0, 160)}”`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
