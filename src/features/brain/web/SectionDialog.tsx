import { Box, Group, NativeSelect, SimpleGrid, Switch, Textarea } from '@mantine/core'
import { SectionForm } from '#features/assistant/prompt/sections/sections.contract.ts'
import {
  type ListedSection,
  type SectionRole,
  sectionRoles,
} from '#features/assistant/prompt/sections/sections.logic.ts'
import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { RecordDialog, type RecordDialogState } from '#web/ui/dialogs/RecordDialog.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/formFields.tsx'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import { characters, readerNames } from './brainWords.ts'
import classes from './SectionDialog.module.css'
import { sectionsApi } from './sections.api.ts'

const titles = { add: 'Add Section', edit: 'Edit Section' }

export function SectionDialog(dialog: RecordDialogState<ListedSection>) {
  return dialog.record && !dialog.record.isEditable ? (
    <SectionView {...dialog} section={dialog.record} />
  ) : (
    <SectionEditor {...dialog} />
  )
}

interface SectionViewProps {
  opened: boolean
  onClose: () => void
  section: ListedSection
}

/** A protected section, read-only. */
const SectionView = ({ opened, onClose, section }: SectionViewProps) => (
  <Dialog opened={opened} onClose={onClose} title={section.title} width={760}>
    <Group component="p" gap="6px 12px" mb={10} fz="sm" c="var(--fp-dim)">
      <Pill>Protected</Pill>
      <code>{section.name}</code>
      <span>#{section.sortOrder}</span>
      <span>{characters(section.content.length)}</span>
    </Group>
    <Box component="p" mb={14}>
      {section.description}
    </Box>
    <TextBox label="Content" text={section.content} />
  </Dialog>
)

const blank = {
  name: '',
  title: '',
  description: '',
  content: '',
  sortOrder: '0',
  isActive: true,
  role: 'both' as SectionRole,
}

function SectionEditor(dialog: RecordDialogState<ListedSection>) {
  const { record } = dialog
  const form = useContractForm({
    schema: SectionForm,
    record,
    toFields: (given) => ({ ...given, sortOrder: String(given.sortOrder) }),
    blank,
  })
  const isShipped = record !== undefined && !record.isOwn
  return (
    <RecordDialog {...dialog} api={sectionsApi} form={form} titles={titles} width={760}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField
          form={form}
          name="name"
          label="Name"
          placeholder="section-name"
          description={
            isShipped ? "It comes with the app, so its name can't be changed." : undefined
          }
          disabled={isShipped}
          required
          first={isShipped ? undefined : true}
        />
        <TextField
          form={form}
          name="sortOrder"
          label="Sort Order"
          type="number"
          description={isShipped ? 'Smaller numbers come first.' : undefined}
          required
        />
      </SimpleGrid>
      <TextField
        form={form}
        name="title"
        label="Title"
        required
        first={isShipped ? true : undefined}
      />
      <TextAreaField form={form} name="description" label="Description" minRows={1} required />
      <Textarea
        label="Content"
        withAsterisk
        autosize
        minRows={12}
        maxRows={24}
        spellCheck={false}
        classNames={{ input: classes.content }}
        {...form.getInputProps('content')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Read by"
          data={sectionRoles.map((role) => ({ value: role, label: readerNames[role] }))}
          {...form.getInputProps('role')}
        />
        <Switch
          size="md"
          label="Sent to the assistant"
          withThumbIndicator={false}
          classNames={{ root: classes.switch, label: classes.switchLabel }}
          {...form.getInputProps('isActive', { type: 'checkbox' })}
        />
      </SimpleGrid>
    </RecordDialog>
  )
}
