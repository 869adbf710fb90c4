import { Card, Title } from '@mantine/core'
import { Pill } from '#web/ui/Pill.tsx'
import type { QueryPreview, SentSection } from '../brain.logic.ts'
import { characters, readerNames } from './brainWords.ts'
import { CopyButton } from './CopyButton.tsx'
import classes from './PromptMonitor.module.css'
import { SectionFact, SectionHead } from './SectionHead.tsx'

const shownCharacters = 500

/** Every active section, as far as its first lines. */
export const SentSections = ({ preview }: { preview: QueryPreview }) => (
  <>
    <div className={classes.heading}>
      <Title order={2}>System Instructions</Title>
      <CopyButton text={preview.systemInstructionsOnly} label="Copy: System Instructions">
        Copy
      </CopyButton>
    </div>
    <Card padding={0}>
      <ul role="list" className={classes.sections} aria-label="System Instructions">
        {preview.systemInstructionSections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </ul>
    </Card>
  </>
)

const Section = ({ title, content, sortOrder, role }: SentSection) => (
  <li className={classes.section} aria-label={title}>
    <SectionHead title={title}>
      <SectionFact>Order {sortOrder}</SectionFact>
      <SectionFact>{characters(content.length)}</SectionFact>
      {role !== 'both' && <Pill>{readerNames[role]}</Pill>}
    </SectionHead>
    <p className={classes.text}>
      {content.slice(0, shownCharacters)}
      {content.length > shownCharacters && '…'}
    </p>
  </li>
)
