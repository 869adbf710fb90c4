import { useQueryClient } from '@tanstack/react-query'
import { NothingFound } from '#web/ui/feedback/NothingFound.tsx'
import type { FamilyMember } from '../family.contract.ts'
import { memberApi, useReorderMember } from './family.api.ts'
import { leaving } from './family.slots.ts'
import { MemberList } from './MemberList.tsx'
import { useOpenMembers } from './useOpenMembers.ts'

const frozen = 'Clear the search to change the order'
const question = "Are you sure you want to delete this family member's preferences?"

interface MembersProps {
  /** Members that match the search, in their order. */
  found: FamilyMember[]
  search: string
  onClear: () => void
  onEdit: (member: FamilyMember) => void
}

export function Members({ found, search, onClear, onEdit }: MembersProps) {
  const searching = search.trim() !== ''
  const open = useOpenMembers(searching)
  const reorder = useReorderMember()
  const remove = memberApi.useDelete()
  const client = useQueryClient()

  if (found.length === 0) {
    return (
      <NothingFound
        title="No members found"
        text={`Nobody's preferences mention “${search.trim()}”.`}
        showAll="Show all members"
        onClear={onClear}
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
      onDelete={async ({ id, name }) => {
        const pressed = document.activeElement
        // Without an answer the question is asked without it.
        const also = await leaving.say?.(name, client).catch(() => '')
        if (!window.confirm([question, also].filter(Boolean).join('\n\n'))) return
        remove.mutate(id, { onSuccess: () => leave(pressed) })
      }}
    />
  )
}

/** Moves the focus to the main part, since the pressed button is gone with its card. */
function leave(pressed: Element | null) {
  const active = document.activeElement
  if (active !== pressed && active !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
