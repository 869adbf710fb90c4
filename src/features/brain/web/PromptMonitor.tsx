import { Pill } from '#web/ui/Pill.tsx'
import type { QueryPreview } from '../brain.logic.ts'
import { ApiQueryTab } from './ApiQueryTab.tsx'
import { conversationalistPrompt, proposalGeneratorPrompt } from './brain.api.ts'
import { number } from './brainWords.ts'
import { LongText } from './LongText.tsx'
import classes from './PromptMonitor.module.css'
import { QueryNotes } from './QueryNotes.tsx'
import { RolePrompt } from './RolePrompt.tsx'
import { ScreenTabs } from './ScreenTabs.tsx'
import { SentSections } from './SentSections.tsx'
import { Stats } from './Stats.tsx'
import { useAddressTab } from './useAddressTab.ts'
import { useMomentWords } from './useMomentWords.ts'

const tabs = {
  prompt: 'Current Prompt',
  conversationalist: 'Conversationalist AI',
  proposals: 'Proposal Generator AI',
  instructions: 'System Instructions',
  family: 'Family Data',
  query: 'API Query',
}

const names = [
  'prompt',
  'conversationalist',
  'proposals',
  'instructions',
  'family',
  'query',
] as const

interface PromptMonitorProps {
  preview: QueryPreview
  /** When it was last read, in milliseconds. */
  readAt: number
}

export function PromptMonitor({ preview, readAt }: PromptMonitorProps) {
  const [tab, openTab] = useAddressTab(names, 'prompt')
  const moment = useMomentWords()
  const { metadata } = preview
  return (
    <>
      <Stats
        facts={[
          ['Total characters', number(metadata.systemPromptCharacterCount)],
          ['Est. tokens', number(metadata.totalEstimatedTokens)],
          ['Active sections', number(metadata.activeSectionsCount)],
          ['Family data chars', number(metadata.databaseContextCharacterCount)],
          ['Instructions chars', number(metadata.systemInstructionsCharacterCount)],
        ]}
      />
      <p className={classes.badges}>
        <Pill tone="brand">Model: {metadata.modelUsed}</Pill>
        <Pill tone="blue">Provider: {metadata.modelProvider}</Pill>
        <Pill>Updated: {moment(readAt)}</Pill>
      </p>
      <QueryNotes metadata={metadata} />
      <ScreenTabs label="Prompt Monitor" tabs={tabs} value={tab} onChange={openTab}>
        {tab === 'prompt' && <LongText title="Current Prompt" text={preview.fullSystemPrompt} />}
        {tab === 'conversationalist' && (
          <RolePrompt
            title="Conversationalist AI"
            query={conversationalistPrompt}
            failed="Failed to load conversationalist AI prompt"
          />
        )}
        {tab === 'proposals' && (
          <RolePrompt
            title="Proposal Generator AI"
            query={proposalGeneratorPrompt}
            failed="Failed to load proposal generator AI prompt"
          />
        )}
        {tab === 'instructions' && <SentSections preview={preview} />}
        {tab === 'family' && <LongText title="Family Data" text={preview.rawDatabaseContext} />}
        {tab === 'query' && <ApiQueryTab preview={preview} />}
      </ScreenTabs>
    </>
  )
}
