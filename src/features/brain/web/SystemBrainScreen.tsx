import { Group } from '@mantine/core'
import { useMemo } from 'react'
import type { ListedSection } from '#features/assistant/prompt/sections/sections.logic.ts'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { QueryPreview } from '../brain.logic.ts'
import { compiledQuery, queryPreview } from './brain.api.ts'
import { characters, number } from './brainWords.ts'
import { SchemaTab } from './SchemaTab.tsx'
import { ScreenTabs } from './ScreenTabs.tsx'
import { SectionsTab } from './SectionsTab.tsx'
import {
  CallSwitch,
  CopyButton,
  PayloadQuery,
  PayloadStats,
  QueryNotes,
  SentText,
} from './SentPayload.tsx'
import { useAddressTab } from './useAddressTab.ts'

const tabs = {
  sections: 'Sections',
  compiled: 'Compiled',
  query: 'OpenRouter Query',
  schema: 'Database Schema',
}

export function SystemBrainScreen() {
  const [tab, openTab] = useAddressTab(tabs, 'sections')
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

const CompiledTab = () => (
  <CallSwitch intro="Each message makes two calls: one proposes changes, one answers. These are the instructions for each, as they're sent. Your household's data comes after them.">
    {(role) => (
      <PayloadQuery
        query={compiledQuery(role)}
        loading="Loading the instructions"
        failed="The instructions couldn't be loaded"
      >
        {({ instructions }) => <SentText title="Compiled instructions" text={instructions} />}
      </PayloadQuery>
    )}
  </CallSwitch>
)

const QueryTab = () => (
  <CallSwitch intro="What would be sent if someone wrote the next message in the newest conversation now.">
    {(role) => (
      <PayloadQuery
        query={queryPreview(role)}
        loading="Loading the query"
        failed="The query couldn't be loaded"
      >
        {(preview) => <Query {...preview} />}
      </PayloadQuery>
    )}
  </CallSwitch>
)

function Query({ metadata, openRouterQuery, fullSystemMessage, ...raw }: QueryPreview) {
  const json = useMemo(() => JSON.stringify(openRouterQuery, null, 2), [openRouterQuery])
  return (
    <>
      <QueryNotes metadata={metadata} />
      <PayloadStats
        facts={[
          ['Model', metadata.modelUsed],
          ['Provider', metadata.modelProvider],
          ['System message', characters(metadata.systemMessageCharacterCount)],
          ['Estimated tokens', number(metadata.totalEstimatedTokens)],
        ]}
      />
      <Group gap={10} mb={24}>
        <CopyButton text={json}>Copy Query JSON</CopyButton>
        <CopyButton text={fullSystemMessage}>Copy System Message</CopyButton>
      </Group>
      <SentText title="Full payload" text={json} size="short" />
      <SentText title="Raw system instructions" text={raw.rawSystemInstructions} size="short" />
      <SentText title="Raw database context" text={raw.rawDatabaseContext} size="short" />
    </>
  )
}
