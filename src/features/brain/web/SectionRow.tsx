import { Box, Button, Group } from '@mantine/core'
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ListedSection } from '#features/assistant/prompt/sections/sections.logic.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import { characters, readerNames } from './brainWords.ts'
import { SectionFact, SectionHead } from './SectionHead.tsx'
import classes from './SectionRow.module.css'
import { useResetSection } from './sections.api.ts'

interface SectionRowProps {
  section: ListedSection
  onOpen: () => void
  onDelete: () => void
  onCompare: () => void
}

export function SectionRow({ section, onOpen, onDelete, onCompare }: SectionRowProps) {
  const { title, description, name, content, sortOrder, isEditable } = section
  const reset = useResetSection()
  return (
    <li className={classes.row} aria-label={title}>
      <div className="grow">
        <SectionHead title={title}>
          <Pill tone={isEditable ? 'brand' : 'neutral'}>
            {isEditable ? 'Editable' : 'Protected'}
          </Pill>
          <SectionFact>#{sortOrder}</SectionFact>
          <Marks {...section} />
        </SectionHead>
        <Box component="p" mt={4} className="breaks">
          {description}
        </Box>
        <Box component="p" mt={2} className="dim small tabular breaks">
          <Box component="code" ff="monospace">
            {name}
          </Box>{' '}
          · {characters(content.length)}
        </Box>
        {section.shipped && (
          <Group
            component="p"
            gap="2px 6px"
            mt={4}
            fz="sm"
            c={section.shippedHasChanged ? 'var(--fp-on-orange-soft)' : 'dimmed'}
          >
            {section.shippedHasChanged
              ? 'The shipped text has changed since you edited this'
              : 'Differs from what comes with the app'}
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={onCompare}
              aria-label={`Compare: ${title}`}
            >
              Compare
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              loading={reset.isPending}
              onClick={() => reset.mutate(section.id)}
              aria-label={`Reset ${title}`}
            >
              Reset
            </Button>
          </Group>
        )}
      </div>
      <Group wrap="nowrap" align="flex-start" gap={0} flex="none" m="-6px -8px 0 0">
        {isEditable ? (
          <IconButton
            tip="Edit section"
            icon={IconPencil}
            label={`Edit ${title}`}
            onClick={onOpen}
          />
        ) : (
          <IconButton
            tip="View section (read-only)"
            icon={IconEye}
            label={`View ${title} (read-only)`}
            onClick={onOpen}
          />
        )}
        {isEditable && (
          <IconButton
            tip="Delete section"
            icon={IconTrash}
            label={`Delete ${title}`}
            onClick={onDelete}
          />
        )}
      </Group>
    </li>
  )
}

/** Pills for what differs from a plain shipped section. */
const Marks = ({ isActive, isOwn, shipped, role }: ListedSection) => (
  <>
    {isOwn && <Pill tone="blue">Your own</Pill>}
    {shipped && <Pill tone="blue">Edited</Pill>}
    {!isActive && <Pill tone="orange">Not sent</Pill>}
    {role !== 'both' && <Pill>{readerNames[role]}</Pill>}
  </>
)
