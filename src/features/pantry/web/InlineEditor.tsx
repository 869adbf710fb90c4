import { Box, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { isTouchScreen } from '#web/lib/viewport.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import classes from './InlineEditor.module.css'
import { pantryApi, pantryMetadata } from './pantry.api.ts'
import { useExpiryNote } from './useExpiryNote.ts'
import type { Finish } from './usePantryEditing.ts'
import { usePantryForm } from './usePantryForm.ts'

interface InlineEditorProps {
  item: PantryItem
  onClose: () => void
  /** Registers how to save this editor before another row is edited. */
  onFinish: (finish: Finish | undefined) => void
}

/** Edits an item in its row: Enter saves, Escape cancels. */
export function InlineEditor({ item, onClose, onFinish }: InlineEditorProps) {
  const form = usePantryForm(item)
  const update = pantryApi.useUpdate()
  const { data: choices } = useQuery(pantryMetadata)

  async function store(): Promise<boolean> {
    const changes = form.changes()
    // Awaited, not a callback: an item that moves to another group unmounts this editor.
    try {
      if (Object.keys(changes).length > 0)
        await update.mutateAsync({ id: item.id, changes, base: form.base() })
      return true
    } catch (error) {
      form.showProblems(error)
      return false
    }
  }

  const save = form.onSubmit(async () => {
    if (await store()) onClose()
  })

  const finish = useEffectEvent(async () => !form.validate().hasErrors && (await store()))
  useEffect(() => {
    onFinish(() => finish())
    return () => onFinish(undefined)
  }, [onFinish])

  const editor = useRef<HTMLFormElement>(null)
  useEffect(() => {
    editor.current?.scrollIntoView({ block: 'nearest' })
  }, [])

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

  const note = useExpiryNote(form.values.expiryDate, item)
  const small = (field: string) => ({ size: 'sm', ...form.getInputProps(field) })

  return (
    <form
      ref={editor}
      className={classes.editor}
      aria-label={`Edit ${item.name} in place`}
      onSubmit={save}
      onKeyDown={onKeyDown}
      noValidate
    >
      <div className={classes.fields}>
        <TextInput label="Name" dir="auto" autoFocus={!isTouchScreen()} {...small('name')} />
        <TextInput label="Quantity" {...small('quantity')} />
        <TextInput
          label="Expiry date"
          placeholder="Friday, 2 weeks"
          description={note}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...small('expiryDate')}
        />
        <NativeSelect
          label="Category"
          data={choices?.categories ?? [item.category]}
          {...small('category')}
        />
        <NativeSelect
          label="Location"
          data={choices?.locations ?? [item.location]}
          {...small('location')}
        />
      </div>
      <Group gap={4} justify="flex-end" wrap="nowrap" mt={6}>
        <Box component="span" visibleFrom="sm" mr="auto" pl={4} className="dim small">
          Enter saves · Esc cancels
        </Box>
        <IconButton icon={IconCheck} label="Save" type="submit" loading={update.isPending} />
        <IconButton icon={IconX} label="Cancel" onClick={onClose} disabled={update.isPending} />
      </Group>
    </form>
  )
}
