import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { RecordList } from '#web/ui/lists/RecordList.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { KnowledgeItem } from '../family.contract.ts'
import { knowledgeApi } from './family.api.ts'
import { HouseholdSection } from './HouseholdSection.tsx'

const KnowledgeDialog = lazyDialog(
  async () => (await import('./KnowledgeDialog.tsx')).KnowledgeDialog,
)

export function KnowledgeSection() {
  const title = 'Household knowledge'
  const dialogs = useRecordDialogs<KnowledgeItem>()
  return (
    <HouseholdSection title={title} addLabel="Add Note" onAdd={dialogs.add}>
      <RecordList
        label={title}
        api={knowledgeApi}
        dialogs={dialogs}
        Dialog={KnowledgeDialog}
        deletion={{
          title: 'Delete this note?',
          text: ({ name }) => `“${name}” will be forgotten.`,
        }}
        nothing="Nothing noted yet. What should someone planning meals in your kitchen know?"
        describe={({ name, vaultName, content }) => ({
          name,
          beside: <Pill>{vaultName}</Pill>,
          text: content,
        })}
      />
    </HouseholdSection>
  )
}
