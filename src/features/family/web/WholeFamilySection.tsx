import { useQuery } from '@tanstack/react-query'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { WholeFamilyPreference } from '../family.contract.ts'
import { wholeFamilyApi } from './family.api.ts'
import { HouseholdList } from './HouseholdList.tsx'
import { HouseholdRow } from './HouseholdRow.tsx'

const WholeFamilyDialog = lazyDialog(
  async () => (await import('./WholeFamilyDialog.tsx')).WholeFamilyDialog,
)

/** What holds for everyone at the table. */
export function WholeFamilySection() {
  const list = useQuery(wholeFamilyApi.list)
  const dialogs = useRecordDialogs<WholeFamilyPreference>()

  return (
    <HouseholdList
      title="Whole family"
      addLabel="Add Rule"
      onAdd={dialogs.add}
      list={list}
      nothing="No rules for the whole family yet. When is dinner, and how spicy may it be?"
      renderRow={(rule) => (
        <HouseholdRow
          name={rule.name}
          beside={
            <>
              {rule.value && <Pill tone="brand">{rule.value}</Pill>}
              {!rule.isActive && <Pill>Not active</Pill>}
            </>
          }
          text={rule.description}
          onEdit={() => dialogs.change(rule)}
          onDelete={() => dialogs.askDelete(rule)}
        />
      )}
    >
      <WholeFamilyDialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog {...dialogs.deletion} title="Delete this rule?" api={wholeFamilyApi}>
        “{dialogs.deleting?.name}” will no longer hold for the family.
      </DeleteDialog>
    </HouseholdList>
  )
}
