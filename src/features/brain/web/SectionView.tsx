import type { ListedSection } from '#features/assistant/prompt/sections/sections.logic.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import { characters } from './brainWords.ts'
import classes from './SectionDialog.module.css'

interface SectionViewProps {
  opened: boolean
  onClose: () => void
  section: ListedSection
}

/** A section that keeps the household safe, or follows from the program. */
export const SectionView = ({ opened, onClose, section }: SectionViewProps) => (
  <Dialog opened={opened} onClose={onClose} title={section.title} width={760}>
    <p className={classes.facts}>
      <Pill>Protected</Pill>
      <code>{section.name}</code>
      <span>#{section.sortOrder}</span>
      <span>{characters(section.content.length)}</span>
    </p>
    <p className={classes.description}>{section.description}</p>
    <TextBox label="Content" text={section.content} />
  </Dialog>
)
