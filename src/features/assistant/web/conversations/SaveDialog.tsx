import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toast } from '#web/lib/toast.tsx'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'

interface SaveDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  onSave: (title: string) => Promise<void>
}

export function SaveDialog({ opened, onClose, title, onSave }: SaveDialogProps) {
  const [name, setName] = useState(title)
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
