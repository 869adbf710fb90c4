import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import { Page } from '#web/ui/Page.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import type { FamilyMember } from '../family.contract.ts'
import classes from './FamilyScreen.module.css'
import { memberApi, useMovesUnderWay } from './family.api.ts'
import { KnowledgeSection } from './KnowledgeSection.tsx'
import { Members } from './Members.tsx'
import { matchesSearch, withMoves } from './membersView.ts'
import { WholeFamilySection } from './WholeFamilySection.tsx'

const MemberDialog = lazyDialog(async () => (await import('./MemberDialog.tsx')).MemberDialog)

export function FamilyScreen() {
  const [search, setSearch] = useState('')
  const list = useQuery(memberApi.list)
  const moves = useMovesUnderWay()
  const members = list.data && withMoves(list.data, moves)
  const found = members?.filter((member) => matchesSearch(member, search))
  const dialogs = useRecordDialogs<FamilyMember>()

  return (
    <Page
      title="Family Food Preferences"
      subtitle={
        <span aria-live="polite">
          {found ? `${found.length} of ${members?.length} members` : '\u00a0'}
        </span>
      }
      action={
        <Button leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />} onClick={dialogs.add}>
          Add Member
        </Button>
      }
    >
      <div className={classes.search}>
        <SearchBox
          value={search}
          onChange={setSearch}
          placeholder="Search members…"
          label="Search members"
        />
      </div>
      <Members
        list={list}
        found={found}
        search={search}
        onClear={() => setSearch('')}
        onAdd={dialogs.add}
        onEdit={dialogs.change}
      />
      <WholeFamilySection />
      <KnowledgeSection />
      <MemberDialog key={dialogs.edit.opening} {...dialogs.editor} member={dialogs.edit.record} />
    </Page>
  )
}
