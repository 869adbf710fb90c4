import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toast } from '#web/lib/toast.tsx'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import type { ChatMessage } from '../chatMessages.ts'
import { manualTitle } from './manualTitle.ts'

interface SaveDialogProps {
  opened: boolean
  onClose: () => void
  /** Once it is stored. */
  title: string | undefined
  messages: readonly ChatMessage[]
  onSave: (title: string) => Promise<void>
}

export function SaveDialog({ opened, onClose, title, messages, onSave }: SaveDialogProps) {
  const first = messages.find(({ role }) => role === 'user')
  const [name, setName] = useState(title ?? manualTitle(first?.content))
  const [wrong, setWrong] = useState<string>()
  const [saving, setSaving] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setWrong('A name is required')
    setSaving(true)
    try {
      await onSave(trimmed)
      toast.success('Conversation Saved')
      onClose()
    } catch (error) {
      console.warn('The conversation could not be saved', error)
      toast.error('Save Failed', 'Could not save conversation. Please try again.')
    } finally {
      setSaving(false)
    }
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Save Conversation"
      submitLabel="Save"
      onSubmit={submit}
      pending={saving}
    >
      <TextInput
        label="Conversation Name"
        maxLength={200}
        data-autofocus
        value={name}
        error={wrong}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setWrong(undefined)
        }}
      />
    </FormDialog>
  )
}
