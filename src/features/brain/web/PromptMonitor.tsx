import { Box, Card, Group, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Pill } from '#web/ui/Pill.tsx'
import type { QueryPreview } from '../brain.logic.ts'
import { conversationalistPrompt, proposalGeneratorPrompt } from './brain.api.ts'
import { characters, number, readerNames } from './brainWords.ts'
import { ScreenTabs } from './ScreenTabs.tsx'
import { SectionFact, SectionHead } from './SectionHead.tsx'
import {
  CopyButton,
  PayloadNote,
  PayloadQuery,
  PayloadStats,
  QueryNotes,
  SentText,
} from './SentPayload.tsx'
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

interface PromptMonitorProps {
  preview: QueryPreview
  /** The time of the last reading, in milliseconds. */
  readAt: number
}

export function PromptMonitor({ preview, readAt }: PromptMonitorProps) {
  const [tab, openTab] = useAddressTab(tabs, 'prompt')
  const moment = useMomentWords()
  const { metadata } = preview
  return (
    <>
      <PayloadStats
        facts={[
          ['Total characters', number(metadata.systemPromptCharacterCount)],
          ['Est. tokens', number(metadata.totalEstimatedTokens)],
          ['Active sections', number(metadata.activeSectionsCount)],
          ['Family data chars', number(metadata.databaseContextCharacterCount)],
          ['Instructions chars', number(metadata.systemInstructionsCharacterCount)],
        ]}
      />
      <Group component="p" gap={8} mb={16} align="stretch">
        <Pill tone="brand">Model: {metadata.modelUsed}</Pill>
        <Pill tone="blue">Provider: {metadata.modelProvider}</Pill>
        <Pill>Updated: {moment(readAt)}</Pill>
      </Group>
      <QueryNotes metadata={metadata} />
      <ScreenTabs label="Prompt Monitor" tabs={tabs} value={tab} onChange={openTab}>
        {tab === 'prompt' && <SentText title="Current Prompt" text={preview.fullSystemPrompt} />}
        {tab === 'conversationalist' && (
          <PayloadQuery
            query={conversationalistPrompt}
            loading="Loading: Conversationalist AI"
            failed="Failed to load conversationalist AI prompt"
          >
            {({ prompt }) => <SentText title="Conversationalist AI" text={prompt} />}
          </PayloadQuery>
        )}
        {tab === 'proposals' && (
          <PayloadQuery
            query={proposalGeneratorPrompt}
            loading="Loading: Proposal Generator AI"
            failed="Failed to load proposal generator AI prompt"
          >
            {({ prompt }) => <SentText title="Proposal Generator AI" text={prompt} />}
          </PayloadQuery>
        )}
        {tab === 'instructions' && <SentSections {...preview} />}
        {tab === 'family' && <SentText title="Family Data" text={preview.rawDatabaseContext} />}
        {tab === 'query' && <ApiQuery {...preview} />}
      </ScreenTabs>
    </>
  )
}

/** The query, with a check that its system message has the length of the built prompt. */
function ApiQuery({ openRouterQuery, fullSystemPrompt }: QueryPreview) {
  const json = useMemo(() => JSON.stringify(openRouterQuery, null, 2), [openRouterQuery])
  const sent = String(openRouterQuery.messages[0]?.content ?? '').length
  const isMatch = sent === fullSystemPrompt.length
  return (
    <>
      <PayloadNote tone={isMatch ? 'good' : 'warning'}>
        {isMatch ? 'Match' : 'Mismatch'}: full prompt {characters(fullSystemPrompt.length)}, system
        content of the query {characters(sent)}.{' '}
        {isMatch
          ? "The prompt is sent just as it's shown here."
          : "What's sent isn't what's shown here."}
      </PayloadNote>
      <SentText title="API Query" text={json} />
    </>
  )
}

const shownCharacters = 500

const SentSections = ({ systemInstructionsOnly, systemInstructionSections }: QueryPreview) => (
  <>
    <Group justify="space-between" gap="8px 16px" mb={12}>
      <Title order={2}>System Instructions</Title>
      <CopyButton text={systemInstructionsOnly} label="Copy: System Instructions">
        Copy
      </CopyButton>
    </Group>
    <Card padding={0}>
      <ul role="list" className="ruled" aria-label="System Instructions">
        {systemInstructionSections.map(({ id, title, content, sortOrder, role }) => (
          <Box component="li" key={id} p="16px 20px" aria-label={title}>
            <SectionHead title={title}>
              <SectionFact>Order {sortOrder}</SectionFact>
              <SectionFact>{characters(content.length)}</SectionFact>
              {role !== 'both' && <Pill>{readerNames[role]}</Pill>}
            </SectionHead>
            <Box component="p" mt={6} fz="smd" className="dim breaks written">
              {content.slice(0, shownCharacters)}
              {content.length > shownCharacters && '…'}
            </Box>
          </Box>
        ))}
      </ul>
    </Card>
  </>
)
