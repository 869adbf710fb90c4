import { Button } from '@mantine/core'
import { IconSearchOff, IconUsers } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.part.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import type { FamilyMember } from '../family.contract.ts'
import { memberApi, useReorderMember } from './family.api.ts'
import { MemberList } from './MemberList.tsx'
import { MembersLoading } from './MembersLoading.tsx'
import { useOpenMembers } from './useOpenMembers.ts'

const frozen = 'Clear the search to change the order'
const question = "Are you sure you want to delete this family member's preferences?"

interface MembersProps {
  list: UseQueryResult<FamilyMember[]>
  /** Those that match the search, in the order to show. */
  found: FamilyMember[] | undefined
  search: string
  onClear: () => void
  onAdd: () => void
  onEdit: (member: FamilyMember) => void
}

/** The members in one of their faces. */
export function Members({ list, found, search, onClear, onAdd, onEdit }: MembersProps) {
  const searching = search.trim() !== ''
  const open = useOpenMembers(searching)
  const reorder = useReorderMember()
  const remove = memberApi.useDelete()

  if (!found) {
    if (!list.isError) return <MembersLoading />
    return (
      <LoadFailed
        title="The family couldn't be loaded"
        error={list.error}
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  if (list.data?.length === 0) {
    return (
      <EmptyState
        icon={IconUsers}
        title="No family preferences set"
        text="Who eats with you, and what do they like? Meal plans follow what stands here."
        action={
          <>
            <Button onClick={onAdd}>Add First Family Member</Button>
            <SampleHouseholdButton />
          </>
        }
      />
    )
  }
  if (found.length === 0) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title="No members found"
        text={`Nothing about anyone here mentions “${search.trim()}”.`}
        action={
          <Button variant="default" onClick={onClear}>
            Show all members
          </Button>
        }
      />
    )
  }
  return (
    <MemberList
      members={found}
      frozen={searching ? frozen : undefined}
      isOpen={open.isOpen}
      onToggle={open.toggle}
      onMove={reorder.mutate}
      onEdit={onEdit}
      onDelete={({ id }) => {
        const pressed = document.activeElement
        if (!window.confirm(question)) return
        remove.mutate(id, { onSuccess: () => leave(pressed) })
      }}
    />
  )
}

/** The button that was pressed goes with its card; the keyboard goes on from the page's main part. */
function leave(pressed: Element | null) {
  const active = document.activeElement
  if (active !== pressed && active !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
