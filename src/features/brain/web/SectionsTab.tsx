import { Box, Button, Card, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedSection } from '#features/assistant/prompt/sections/sections.logic.ts'
import type { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { DeleteDialog } from '#web/ui/lists/DeleteDialog.tsx'
import { SectionRow } from './SectionRow.tsx'
import { deletedSections, sectionsApi, useBringBackSections } from './sections.api.ts'

const SectionDialog = lazyDialog(async () => (await import('./SectionDialog.tsx')).SectionDialog)
const CompareDialog = lazyDialog(async () => (await import('./CompareDialog.tsx')).CompareDialog)

interface SectionsTabProps {
  dialogs: ReturnType<typeof useRecordDialogs<ListedSection>>
}

export function SectionsTab({ dialogs }: SectionsTabProps) {
  const list = useQuery(sectionsApi.list)
  const [compared, setCompared] = useState<number>()
  return (
    <>
      <QueryStates
        query={list}
        loading={
          <LoadingRows
            label="Loading the sections"
            rows={[55, 40, 60, 45, 50, 35].map((width) => [`${width}%`, `${width + 20}%`])}
            heights={[18, 14]}
            p="18px 20px"
          />
        }
        failed="The sections couldn't be loaded"
      >
        {(sections) => (
          <>
            <Card padding={0}>
              <ul role="list" aria-label="Sections" className="ruled">
                {sections.map((section) => (
                  <SectionRow
                    key={section.id}
                    section={section}
                    onOpen={() => dialogs.edit(section)}
                    onDelete={() => dialogs.remove(section)}
                    onCompare={() => setCompared(section.id)}
                  />
                ))}
              </ul>
            </Card>
            <Deleted />
            <CompareDialog
              opened={compared !== undefined}
              section={sections.find(({ id }) => id === compared)}
              onClose={() => setCompared(undefined)}
            />
          </>
        )}
      </QueryStates>
      <SectionDialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog {...dialogs.deletion} title="Delete this section?" api={sectionsApi}>
        Are you sure you want to delete this section? This action cannot be undone.
      </DeleteDialog>
    </>
  )
}

/** Deleted shipped sections can always be restored. */
function Deleted() {
  const { data: deleted = [] } = useQuery(deletedSections)
  const bringBack = useBringBackSections()
  if (deleted.length === 0) return null
  const one = deleted.length === 1
  return (
    <Group justify="space-between" gap="8px 16px" mt={14} px={4} c="dimmed" fz="smd">
      <Box component="p" flex="1 1 240px" miw={0}>
        {one
          ? '1 section that comes with the app was deleted'
          : `${deleted.length} sections that come with the app were deleted`}
        : {deleted.map(({ title }) => title).join(', ')}
      </Box>
      <Button
        size="sm"
        variant="default"
        loading={bringBack.isPending}
        onClick={() => bringBack.mutate()}
      >
        {one ? 'Bring it back' : 'Bring them back'}
      </Button>
    </Group>
  )
}
