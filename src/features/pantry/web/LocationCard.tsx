import { Card, Group, Title, UnstyledButton } from '@mantine/core'
import {
  IconBox,
  IconFridge,
  IconMapPin,
  IconSnowflake,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { Chevron } from '#web/ui/Chevron.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { VirtualRows } from '#web/ui/lists/VirtualRows.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import classes from './LocationCard.module.css'
import { PantryRow } from './PantryRow.tsx'
import type { CategoryGroup, LocationGroup } from './pantryView.ts'
import type { PantryEditing } from './usePantryEditing.ts'

const InlineEditor = lazyPart(async () => (await import('./InlineEditor.tsx')).InlineEditor)

const icons = {
  Fridge: IconFridge,
  Pantry: IconBox,
  Freezer: IconSnowflake,
  Counter: IconToolsKitchen2,
} as Record<string, typeof IconFridge>

type Row =
  | { type: 'category'; group: CategoryGroup; open: boolean }
  | { type: 'item'; item: PantryItem; first: boolean }

interface LocationCardProps {
  group: LocationGroup
  isOpen: (category: CategoryGroup) => boolean
  onToggle: (category: CategoryGroup) => void
  today: string | undefined
  editing: PantryEditing
}

export function LocationCard({ group, isOpen, onToggle, today, editing }: LocationCardProps) {
  const Icon = icons[group.location] ?? IconMapPin
  const rows = group.categories.flatMap((category) => rowsOf(category, isOpen(category)))

  function renderRow(row: Row) {
    if (row.type === 'category') return <CategoryHeader {...row} onToggle={onToggle} />
    const { item, first } = row
    return (
      <div className={classes.item} data-first={first || undefined}>
        {editing.inPlace === item.id ? (
          <InlineEditor item={item} onClose={editing.endInPlace} onFinish={editing.onFinish} />
        ) : (
          <PantryRow item={item} today={today} editing={editing} />
        )}
      </div>
    )
  }

  return (
    <Card component="section" aria-label={group.location} className={classes.card}>
      <Group component="header" gap={10} wrap="nowrap" mb={{ base: 0, sm: 8 }}>
        <Icon size={20} aria-hidden />
        <Title order={2} fz="lg" dir="auto">
          {group.location}
        </Title>
        <CountBadge count={group.count} unit="item" />
      </Group>
      <VirtualRows
        label={`Items in ${group.location}`}
        rows={rows}
        keyOf={keyOf}
        estimate={estimate}
        renderRow={renderRow}
        reveals={(row) => row.type === 'item' && row.item.id === editing.pointed}
      />
    </Card>
  )
}

interface CategoryHeaderProps {
  group: CategoryGroup
  open: boolean
  onToggle: (category: CategoryGroup) => void
}

function CategoryHeader({ group, open, onToggle }: CategoryHeaderProps) {
  return (
    <UnstyledButton
      className={classes.category}
      aria-expanded={open}
      onClick={() => onToggle(group)}
    >
      <Chevron open={open} closed="side" />
      <span dir="auto">{group.category}</span>
      <CountBadge count={group.items.length} unit="item" />
    </UnstyledButton>
  )
}

function rowsOf(group: CategoryGroup, open: boolean): Row[] {
  const header: Row = { type: 'category', group, open }
  if (!open) return [header]
  return [header, ...group.items.map((item, n): Row => ({ type: 'item', item, first: n === 0 }))]
}

const keyOf = (row: Row) => (row.type === 'item' ? row.item.id : `of ${row.group.category}`)

const estimate = (row: Row) => (row.type === 'item' ? 47 : 34)
