import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyList } from '#features/sample/web/EmptyList.public.tsx'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { pageState } from '#web/lib/storage/browserState.ts'
import { useSearch } from '#web/lib/useSearch.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Toolbar } from '#web/ui/lists/Toolbar.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { FamilyMember } from '../family.contract.ts'
import { memberApi, useMovesUnderWay } from './family.api.ts'
import { KnowledgeSection } from './KnowledgeSection.tsx'
import { Members } from './Members.tsx'
import { MembersLoading } from './MembersLoading.tsx'
import { textsOf, withMoves } from './membersView.ts'
import { WholeFamilySection } from './WholeFamilySection.tsx'

const MemberDialog = lazyDialog(async () => (await import('./MemberDialog.tsx')).MemberDialog)

const useSearched = pageState('')

export function FamilyScreen() {
  const [search, setSearch] = useSearched()
  const list = useQuery(memberApi.list)
  const moves = useMovesUnderWay()
  const found = useSearch(search).bestFirst(withMoves(list.data ?? [], moves), textsOf)
  const dialogs = useRecordDialogs<FamilyMember>()

  return (
    <Page
      title="Family Food Preferences"
      subtitle={
        <span aria-live="polite">
          {list.data ? `${found.length} of ${list.data.length} members` : '\u00a0'}
        </span>
      }
      action={<AddButton onClick={dialogs.add}>Add Member</AddButton>}
    >
      {list.data?.length !== 0 && (
        <Toolbar
          value={search}
          onChange={setSearch}
          placeholder="Search members…"
          label="Search members"
        />
      )}
      <QueryStates
        query={list}
        loading={<MembersLoading />}
        failed="The family couldn't be loaded"
        empty={
          <EmptyList
            icon={IconUsers}
            title="No family preferences set"
            text="Who eats with you, and what do they like? Meal plans take it into account."
            addLabel="Add First Family Member"
            onAdd={dialogs.add}
          />
        }
      >
        {() => (
          <Members
            found={found}
            search={search}
            onClear={() => setSearch('')}
            onEdit={dialogs.edit}
          />
        )}
      </QueryStates>
      <WholeFamilySection />
      <KnowledgeSection />
      <MemberDialog key={dialogs.opening} {...dialogs.editor} />
    </Page>
  )
}
