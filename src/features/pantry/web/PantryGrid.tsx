import { Box, Card, Group, Title } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { FoodCantEat } from '#features/family/web/cantEat.public.tsx'
import { PendingMark } from '#web/ui/lists/PendingMark.tsx'
import { RowActions } from '#web/ui/lists/RecordActions.tsx'
import { VirtualRows } from '#web/ui/lists/VirtualRows.tsx'
import type { PantryItem } from '../pantry.contract.ts'
import { ExpiryPill } from './ExpiryPill.public.tsx'
import classes from './PantryGrid.module.css'
import type { PantryEditing } from './usePantryEditing.ts'

interface PantryGridProps {
  items: PantryItem[]
  today: string | undefined
  editing: PantryEditing
}

const narrowest = 260
const gap = 16

export function PantryGrid({ items, today, editing }: PantryGridProps) {
  const { ref, width } = useElementSize()
  const columns = Math.max(1, Math.floor((width + gap) / (narrowest + gap)))
  return (
    <div ref={ref}>
      {width > 0 && (
        <VirtualRows
          label="Pantry items"
          rows={chunks(items, columns)}
          keyOf={(row) => row[0]?.id ?? 0}
          estimate={() => 150}
          gap={gap}
          reveals={(row) => row.some(({ id }) => id === editing.pointed)}
          renderRow={(row) => (
            <div
              className={classes.row}
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {row.map((item) => (
                <PantryCard key={item.id} item={item} today={today} editing={editing} />
              ))}
            </div>
          )}
        />
      )}
    </div>
  )
}

interface PantryCardProps {
  item: PantryItem
  today: string | undefined
  editing: PantryEditing
}

function PantryCard({ item, today, editing }: PantryCardProps) {
  return (
    <Card
      component="article"
      aria-label={item.name}
      className={classes.card}
      data-pointed={editing.pointed === item.id || undefined}
    >
      <div className={classes.top}>
        <Title order={2} miw={0} fz="lg" className="breaks" dir="auto">
          {item.name}
        </Title>
        <PendingMark topic="pantry" id={item.id} />
        <ExpiryPill item={item} today={today} />
      </div>
      <p className="dim tabular" dir="auto">
        {item.quantity}
      </p>
      <FoodCantEat thing={item.name} />
      {item.notes && (
        <p className={classes.notes} dir="auto">
          {item.notes}
        </p>
      )}
      <Group gap={8} justify="space-between" wrap="nowrap" m="auto -2px -8px 0" pt={8}>
        <Box component="span" miw={0} c="dimmed" fz="sm" className="breaks">
          {item.location} · {item.category}
        </Box>
        <RowActions
          name={item.name}
          onEdit={() => editing.edit(item)}
          onDelete={() => editing.remove(item)}
        />
      </Group>
    </Card>
  )
}

function chunks<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  )
}
