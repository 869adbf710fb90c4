import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'wouter'
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
import { PantryActions } from './PantryActions.tsx'
import { type ByPerson, PersonFilter } from './PersonFilter.tsx'
import classes from './VersionHistoryScreen.module.css'
import { VersionRow } from './VersionRow.tsx'
import { useVersions, type VersionFilter } from './versions.api.ts'
import { textsOf } from './versionView.ts'

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
  const [asked, setAsked] = useSearchParams()
  const { entity } = tabs.find((tab) => tab.entity === asked.get('list')) ?? { entity: 'pantry' }
  /** The one that a form led from. */
  const record = Number(asked.get('record')) || null
  const show = (list: string) => setAsked({ list }, { replace: true })
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
            show(chosen)
            setFilter({ person: null })
          }}
        />
        <div className={classes.search} hidden={isEmpty || record !== null}>
          <SearchBox
            value={search}
            onChange={setSearch}
            placeholder="Search by item name or description..."
          />
        </div>
        {record !== null && (
          <Button variant="light" size="sm" onClick={() => show(entity)}>
            Show all changes
          </Button>
        )}
        <PersonFilter entity={entity} filter={filter} onFilter={setFilter} />
      </Group>
      <VersionList
        key={entity}
        entity={entity}
        filter={{ by: filter.person, record }}
        search={record === null ? search : ''}
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
  filter: VersionFilter
  search: string
  onClear: () => void
  onDetails: (entry: VersionEntry) => void
  onRestore: (entry: VersionEntry) => void
}

function VersionList({ entity, filter, search, onClear, ...actions }: VersionListProps) {
  const versions = useVersions(entity, filter)
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
              <VersionRow key={entry.id} entry={entry} search={shown} {...actions} />
            ))}
          </ul>
        )
      }}
    </QueryStates>
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
