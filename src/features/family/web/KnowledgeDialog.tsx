import { useQuery } from '@tanstack/react-query'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { ChoiceField, TextAreaField, TextField } from '#web/ui/forms/formFields.tsx'
import { KnowledgeForm, type KnowledgeItem } from '../family.contract.ts'
import { knowledgeApi } from './family.api.ts'

export function KnowledgeDialog(dialog: RecordDialogState<KnowledgeItem>) {
  const form = useContractForm({
    schema: KnowledgeForm,
    record: dialog.record,
    blank: { name: '', vaultName: '', content: '' },
  })
  const { data: known = [] } = useQuery(knowledgeApi.list)
  const titles = { add: 'Add Note', edit: 'Edit Note' }

  return (
    <RecordDialog {...dialog} api={knowledgeApi} form={form} titles={titles}>
      <TextField form={form} name="name" label="Name" placeholder="Market day" required first />
      <ChoiceField
        form={form}
        name="vaultName"
        label="Topic"
        placeholder="Kitchen, shopping, schedule"
        data={[...new Set(known.map(({ vaultName }) => vaultName))]}
        required
      />
      <TextAreaField
        form={form}
        name="content"
        label="Content"
        placeholder="Saturday morning, best for eggs and greens"
        minRows={3}
        maxRows={10}
        required
      />
    </RecordDialog>
  )
}
