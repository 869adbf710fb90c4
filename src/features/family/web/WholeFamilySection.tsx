import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { RecordList } from '#web/ui/lists/RecordList.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { WholeFamilyPreference } from '../family.contract.ts'
import { wholeFamilyApi } from './family.api.ts'
import { HouseholdSection } from './HouseholdSection.tsx'

const WholeFamilyDialog = lazyDialog(
  async () => (await import('./WholeFamilyDialog.tsx')).WholeFamilyDialog,
)

export function WholeFamilySection() {
  const dialogs = useRecordDialogs<WholeFamilyPreference>()
  return (
    <HouseholdSection title="Whole family" addLabel="Add Rule" onAdd={dialogs.add}>
      <RecordList
        label="Whole family"
        api={wholeFamilyApi}
        dialogs={dialogs}
        Dialog={WholeFamilyDialog}
        deletion={{
          title: 'Delete this rule?',
          text: ({ name }) => `“${name}” will no longer apply to the family.`,
        }}
        nothing="No rules for the whole family yet. When's dinner, and how spicy is too spicy?"
        describe={({ name, value, isActive, description }) => ({
          name,
          beside: (
            <>
              {value && <Pill tone="brand">{value}</Pill>}
              {!isActive && <Pill>Not active</Pill>}
            </>
          ),
          text: description,
        })}
      />
    </HouseholdSection>
  )
}
