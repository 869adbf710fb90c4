import { Box, Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useToggles } from '#web/lib/useToggles.ts'
import { VirtualRows } from '#web/ui/lists/VirtualRows.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingCards.module.css'
import { OrderButton, StoreHeading } from './StoreHeading.tsx'
import type { StoreGroup } from './shoppingView.ts'

type Row =
  | { type: 'store'; group: StoreGroup; open: boolean }
  | { type: 'item'; item: ShoppingItem }

interface ToBuyCardProps {
  groups: StoreGroup[]
  pointed: string | undefined
  onOrder: (store: string) => void
  renderItem: (item: ShoppingItem, showStore: boolean) => ReactNode
}

export function ToBuyCard({ groups, pointed, onOrder, renderItem }: ToBuyCardProps) {
  const closed = useToggles<string>()
  const grouped = groups.length > 1
  const only = grouped ? null : groups[0]?.store
  const all = groups.flatMap((group) => group.items)

  function rowsOf(group: StoreGroup): Row[] {
    const open = !grouped || !closed.has(group.label)
    const items = open ? group.items.map((item): Row => ({ type: 'item', item })) : []
    return grouped ? [{ type: 'store', group, open }, ...items] : items
  }

  return (
    <Card component="section" aria-labelledby="to-buy" className={classes.card}>
      <header className={classes.header} data-grouped={grouped || undefined}>
        <Title order={2} id="to-buy" mr="auto" fz="lg">
          To Buy ({all.filter((item) => !item.isCompleted).length})
        </Title>
        {only && (
          <>
            <Box component="span" miw={0} c="dimmed" fz="sm" className="cut" dir="auto">
              {only}
            </Box>
            <OrderButton store={only} onOrder={onOrder} />
          </>
        )}
      </header>
      {all.length === 0 && (
        <Box component="p" pb={8} c="dimmed">
          Everything here is in the cart.
        </Box>
      )}
      <VirtualRows
        label="To buy"
        rows={groups.flatMap(rowsOf)}
        keyOf={(row) => (row.type === 'item' ? row.item.id : `at ${row.group.label}`)}
        estimate={({ type }) => (type === 'item' ? 49 : 44)}
        reveals={(row) => row.type === 'item' && String(row.item.id) === pointed}
        renderRow={(row) =>
          row.type === 'item' ? (
            renderItem(row.item, !grouped)
          ) : (
            <StoreHeading
              group={row.group}
              open={row.open}
              onToggle={() => closed.toggle(row.group.label)}
              onOrder={onOrder}
            />
          )
        }
      />
    </Card>
  )
}
