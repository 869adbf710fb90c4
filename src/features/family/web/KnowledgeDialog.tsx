import { Autocomplete, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useContractForm } from '#web/lib/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/RecordDialog.tsx'
import { showAllWhenChosen } from '#web/ui/showAllWhenChosen.ts'
import { KnowledgeForm, type KnowledgeItem } from '../family.contract.ts'
import { knowledgeApi } from './family.api.ts'

export function KnowledgeDialog(dialog: RecordDialogState<KnowledgeItem>) {
  const form = useContractForm({
    schema: KnowledgeForm,
    record: dialog.record,
    blank: { name: '', vaultName: '', content: '' },
  })
  const { data: known = [] } = useQuery(knowledgeApi.list)

  return (
    <RecordDialog
      {...dialog}
      api={knowledgeApi}
      form={form}
      titles={{ add: 'Add Knowledge', edit: 'Edit Knowledge' }}
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
    </RecordDialog>
  )
}
