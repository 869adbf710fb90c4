import { Button, Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { VirtualRows } from '#web/ui/VirtualRows.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingCards.module.css'
import { useClearCompleted } from './shopping.api.ts'

interface CompletedCardProps {
  items: ShoppingItem[]
  /** Whether the store is said nowhere else. */
  showStore: boolean
  renderItem: (item: ShoppingItem, showStore: boolean) => ReactNode
}

export function CompletedCard({ items, showStore, renderItem }: CompletedCardProps) {
  const clear = useClearCompleted()
  return (
    <Card component="section" aria-labelledby="completed">
      <header className={classes.header}>
        <Title order={2} id="completed" className={classes.title}>
          Completed ({items.length})
        </Title>
        <Button
          variant="subtle"
          size="sm"
          loading={clear.isPending}
          onClick={() => items.length > 0 && clear.mutate(items)}
        >
          Clear Completed
        </Button>
      </header>
      <VirtualRows
        label="Completed"
        rows={items}
        keyOf={(item) => item.id}
        estimate={() => 45}
        renderRow={(item) => renderItem(item, showStore)}
      />
    </Card>
  )
}
