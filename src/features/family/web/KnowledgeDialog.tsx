import { Autocomplete, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { useSaveRecord } from '#web/lib/useSaveRecord.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { showAllWhenChosen } from '#web/ui/showAllWhenChosen.ts'
import { KnowledgeForm, type KnowledgeItem } from '../family.contract.ts'
import { knowledgeApi } from './family.api.ts'

interface KnowledgeDialogProps {
  opened: boolean
  /** What to edit; none to add something. */
  item?: KnowledgeItem
  onClose: () => void
}

/** Give it a new `key` for every opening: a form begins with what is known then. */
export function KnowledgeDialog({ opened, item, onClose }: KnowledgeDialogProps) {
  const form = useContractForm({
    schema: KnowledgeForm,
    initial: {
      name: item?.name ?? '',
      vaultName: item?.vaultName ?? '',
      content: item?.content ?? '',
    },
  })
  const { data: known = [] } = useQuery(knowledgeApi.list)

  const { save, pending } = useSaveRecord({
    api: knowledgeApi,
    form,
    record: item,
    onSaved: onClose,
  })

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={item ? 'Edit Knowledge' : 'Add Knowledge'}
      submitLabel={item ? 'Save Changes' : 'Add Knowledge'}
      onSubmit={form.onSubmit(save)}
      pending={pending}
    >
      <TextInput
        label="Name"
        placeholder="Market day"
        data-autofocus
        withAsterisk
        {...form.getInputProps('name')}
      />
      <Autocomplete
        label="Topic"
        placeholder="Kitchen, shopping, schedule"
        withAsterisk
        data={[...new Set(known.map(({ vaultName }) => vaultName))]}
        filter={showAllWhenChosen}
        {...form.getInputProps('vaultName')}
      />
      <Textarea
        label="Content"
        placeholder="Saturday morning, best for eggs and greens"
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('content')}
      />
    </FormDialog>
  )
}
