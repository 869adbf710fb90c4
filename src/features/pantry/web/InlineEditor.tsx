import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import type { PantryItem } from '../pantry.contract.ts'
import classes from './InlineEditor.module.css'
import { pantryApi, pantryMetadata } from './pantry.api.ts'
import { usePantryForm } from './usePantryForm.ts'

interface InlineEditorProps {
  item: PantryItem
  onClose: () => void
}

/** Edits an item in its row: Enter saves, Escape cancels. */
export function InlineEditor({ item, onClose }: InlineEditorProps) {
  const form = usePantryForm(item)
  const update = pantryApi.useUpdate()
  const { data: choices } = useQuery(pantryMetadata)

  const save = form.onSubmit(async () => {
    const changes = form.changes()
    // Awaited, not a callback: an item that moves takes its row, and this editor, elsewhere.
    try {
      if (Object.keys(changes).length > 0) await update.mutateAsync({ id: item.id, changes })
      onClose()
    } catch (error) {
      form.showProblems(error)
    }
  })

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape' && !update.isPending) {
      event.stopPropagation()
      onClose()
    }
    // A select does not submit its form by itself.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
  }

  return (
    <form
      className={classes.editor}
      aria-label={`Edit ${item.name} in place`}
      onSubmit={save}
      onKeyDown={onKeyDown}
      noValidate
    >
      <div className={classes.fields}>
        <TextInput aria-label="Name" autoFocus size="sm" {...form.getInputProps('name')} />
        <TextInput aria-label="Quantity" size="sm" {...form.getInputProps('quantity')} />
        <TextInput
          aria-label="Expiry date"
          placeholder="Expiry"
          size="sm"
          {...form.getInputProps('expiryDate')}
        />
        <NativeSelect
          aria-label="Category"
          size="sm"
          data={choices?.categories ?? [item.category]}
          {...form.getInputProps('category')}
        />
        <NativeSelect
          aria-label="Location"
          size="sm"
          data={choices?.locations ?? [item.location]}
          {...form.getInputProps('location')}
        />
      </div>
      <div className={classes.finish}>
        <span className={classes.hint}>Enter saves · Esc cancels</span>
        <ActionIcon type="submit" aria-label="Save" loading={update.isPending}>
          <IconCheck size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Cancel" onClick={onClose} disabled={update.isPending}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
    </form>
  )
}
