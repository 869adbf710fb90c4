import { useQuery } from '@tanstack/react-query'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { KnowledgeItem } from '../family.contract.ts'
import { knowledgeApi } from './family.api.ts'
import { HouseholdList } from './HouseholdList.tsx'
import { HouseholdRow } from './HouseholdRow.tsx'

const KnowledgeDialog = lazyDialog(
  async () => (await import('./KnowledgeDialog.tsx')).KnowledgeDialog,
)

/** What one has to know of this household to plan for it. */
export function KnowledgeSection() {
  const list = useQuery(knowledgeApi.list)
  const dialogs = useRecordDialogs<KnowledgeItem>()

  return (
    <HouseholdList
      title="Household knowledge"
      addLabel="Add Knowledge"
      onAdd={dialogs.add}
      list={list}
      nothing="Nothing noted yet. What should someone know who plans meals in your kitchen?"
      renderRow={(item) => (
        <HouseholdRow
          name={item.name}
          beside={<Pill>{item.vaultName}</Pill>}
          text={item.content}
          onEdit={() => dialogs.change(item)}
          onDelete={() => dialogs.askDelete(item)}
        />
      )}
    >
      <KnowledgeDialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog {...dialogs.deletion} title="Delete this knowledge?" api={knowledgeApi}>
        “{dialogs.deleting?.name}” will be forgotten.
      </DeleteDialog>
    </HouseholdList>
  )
}
