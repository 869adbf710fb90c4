import type { ListedSection } from '#features/assistant/prompt/sections/sections.logic.ts'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { Page } from '#web/ui/Page.tsx'
import { CompiledTab } from './CompiledTab.tsx'
import { QueryTab } from './QueryTab.tsx'
import { SchemaTab } from './SchemaTab.tsx'
import { ScreenTabs } from './ScreenTabs.tsx'
import { SectionsTab } from './SectionsTab.tsx'
import { useAddressTab } from './useAddressTab.ts'

const tabs = {
  sections: 'Sections',
  compiled: 'Compiled',
  query: 'OpenRouter Query',
  schema: 'Database Schema',
}

const names = ['sections', 'compiled', 'query', 'schema'] as const

export function SystemBrainScreen() {
  const [tab, openTab] = useAddressTab(names, 'sections')
  const dialogs = useRecordDialogs<ListedSection>()
  return (
    <Page
      title="System Brain"
      subtitle="What the assistant is told before it reads your message"
      action={tab === 'sections' && <AddButton onClick={dialogs.add}>Add Section</AddButton>}
    >
      <ScreenTabs label="System Brain" tabs={tabs} value={tab} onChange={openTab}>
        {tab === 'sections' && <SectionsTab dialogs={dialogs} />}
        {tab === 'compiled' && <CompiledTab />}
        {tab === 'query' && <QueryTab />}
        {tab === 'schema' && <SchemaTab />}
      </ScreenTabs>
    </Page>
  )
}
