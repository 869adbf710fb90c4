import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconFlask, IconHistory, IconRestore } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { pageState } from '#web/lib/storage/browserState.ts'
import { useSearch } from '#web/lib/useSearch.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'
import { NothingFound } from '#web/ui/feedback/NothingFound.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { SearchBox } from '#web/ui/forms/SearchBox.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { VersionEntry } from '../versions.contract.ts'
import { type ByPerson, PersonFilter } from './PersonFilter.tsx'
import classes from './VersionHistoryScreen.module.css'
import { VersionRow } from './VersionRow.tsx'
import { useCreateTestItems, useRevertPantry, useVersions } from './versions.api.ts'
import { textsOf } from './versionView.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)
const RestoreDialog = lazyDialog(
  async () => (await import('./RestoreVersionDialog.tsx')).RestoreDialog,
)
const VersionDetails = lazyDialog(async () => (await import('./VersionDetails.tsx')).VersionDetails)

export interface HistoryTab {
  entity: string
  label: string
}

const useSearched = pageState('')

export function VersionHistoryScreen({ tabs }: { tabs: readonly HistoryTab[] }) {
  const [entity, setEntity] = useState('pantry')
  const [search, setSearch] = useSearched()
  const [filter, setFilter] = useState<ByPerson>({ person: null })
  const [details, setDetails] = useState<VersionEntry>()
  const [restoring, setRestoring] = useState<VersionEntry>()
  const isEmpty = useVersions(entity).data?.length === 0

  return (
    <Page
      title="Version History"
      subtitle="Last 50 changes are shown. All deletions can be undone."
      action={entity === 'pantry' && <PantryActions />}
    >
      <Group gap={8} mb={16}>
        <SegmentedControl
          className={classes.lists}
          aria-label="List"
          withItemsBorders={false}
          data={tabs.map(({ entity, label }) => ({ value: entity, label }))}
          value={entity}
          onChange={(chosen) => {
            setEntity(chosen)
            setFilter({ person: null })
          }}
        />
        <div className={classes.search} hidden={isEmpty}>
          <SearchBox
            value={search}
            onChange={setSearch}
            placeholder="Search by item name or description..."
          />
        </div>
        <PersonFilter entity={entity} filter={filter} onFilter={setFilter} />
      </Group>
      <VersionList
        key={entity}
        entity={entity}
        by={filter.person}
        search={search}
        onClear={() => setSearch('')}
        onDetails={setDetails}
        onRestore={setRestoring}
      />
      <VersionDetails
        opened={details !== undefined}
        onClose={() => setDetails(undefined)}
        entry={details}
      />
      <RestoreDialog
        opened={restoring !== undefined}
        onClose={() => setRestoring(undefined)}
        entry={restoring}
      />
    </Page>
  )
}

interface VersionListProps {
  entity: string
  by: string | null
  search: string
  onClear: () => void
  onDetails: (entry: VersionEntry) => void
  onRestore: (entry: VersionEntry) => void
}

function VersionList({ entity, by, search, onClear, ...actions }: VersionListProps) {
  const versions = useVersions(entity, by)
  const shown = useDeferredValue(search)
  const wanted = useSearch(shown)
  return (
    <QueryStates
      query={versions}
      loading={<Loading />}
      failed="Failed to fetch version history"
      empty={
        <EmptyState
          icon={IconHistory}
          title="Nothing has been changed here yet"
          text="Anything added, changed or deleted in this list shows up here and can be undone."
        />
      }
    >
      {(entries) => {
        const found = wanted.matches(entries, textsOf)
        if (found.length === 0)
          return (
            <NothingFound
              title="No changes match"
              text={`None of the latest changes to this list mention “${shown}”.`}
              showAll="Show all changes"
              onClear={onClear}
            />
          )
        return (
          <ul role="list" className={`${classes.entries} ruled`} aria-label="Changes">
            {found.map((entry) => (
              <VersionRow key={entry.id} entry={entry} {...actions} />
            ))}
          </ul>
        )
      }}
    </QueryStates>
  )
}

function PantryActions() {
  const testItems = useCreateTestItems()
  const revert = useRevertPantry()
  const [asking, setAsking] = useState(false)
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFlask size={17} aria-hidden />}
        loading={testItems.isPending}
        onClick={() => testItems.mutate()}
      >
        Create Test Pantry Items
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconRestore size={17} aria-hidden />}
        loading={revert.isPending}
        onClick={() => setAsking(true)}
      >
        Revert to Previous Pantry State
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Revert to the previous pantry state?"
        confirmLabel="Revert"
        tone="brand"
        pending={revert.isPending}
        onConfirm={() => revert.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        Everything deleted from the pantry in the last 100 changes comes back, all at once, unless
        it's already there again.
      </ConfirmDialog>
    </div>
  )
}

const Loading = () => (
  <LoadingRows
    label="Loading the version history"
    rows={Array(6).fill([160, 260])}
    heights={[16, 13]}
    p="14px 16px"
    shadow="none"
  />
)
