import { Card, Title, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useToggles } from '#web/lib/useToggles.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { VirtualRows } from '#web/ui/VirtualRows.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingCards.module.css'
import type { StoreGroup } from './shoppingView.ts'

type Row =
  | { type: 'store'; group: StoreGroup; open: boolean }
  | { type: 'item'; item: ShoppingItem }

interface ToBuyCardProps {
  groups: StoreGroup[]
  renderItem: (item: ShoppingItem, showStore: boolean) => ReactNode
}

export function ToBuyCard({ groups, renderItem }: ToBuyCardProps) {
  const closed = useToggles<string>()
  const grouped = groups.length > 1
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)

  function rowsOf(group: StoreGroup): Row[] {
    const open = !grouped || !closed.has(group.store)
    const items = open ? group.items.map((item): Row => ({ type: 'item', item })) : []
    return grouped ? [{ type: 'store', group, open }, ...items] : items
  }

  return (
    <Card component="section" aria-labelledby="to-buy">
      <Title order={2} id="to-buy" className={classes.title}>
        To Buy ({count})
      </Title>
      {count === 0 && <p className={classes.nothing}>Everything here is in the basket.</p>}
      <VirtualRows
        label="To buy"
        rows={groups.flatMap(rowsOf)}
        keyOf={(row) => (row.type === 'item' ? row.item.id : `at ${row.group.store}`)}
        estimate={() => 45}
        renderRow={(row) =>
          row.type === 'item' ? (
            renderItem(row.item, !grouped)
          ) : (
            <UnstyledButton
              className={classes.store}
              aria-expanded={row.open}
              onClick={() => closed.toggle(row.group.store)}
            >
              {row.group.store}
              <CountBadge count={row.group.items.length} unit="item" />
              <Chevron open={row.open} closed="side" className={classes.chevron} />
            </UnstyledButton>
          )
        }
      />
    </Card>
  )
}
