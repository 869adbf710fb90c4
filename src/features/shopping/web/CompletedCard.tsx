import { Button, Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { VirtualRows } from '#web/ui/lists/VirtualRows.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './ShoppingCards.module.css'
import { useClearCompleted } from './useClearCompleted.ts'

interface CompletedCardProps {
  rows: ShoppingItem[]
  /** All bought items, even those still shown in their old place. */
  completed: ShoppingItem[]
  renderItem: (item: ShoppingItem) => ReactNode
}

export function CompletedCard({ rows, completed, renderItem }: CompletedCardProps) {
  const clear = useClearCompleted()
  return (
    <Card component="section" aria-labelledby="completed" className={classes.card}>
      <header className={`${classes.header} ${classes.wraps}`}>
        <Title order={2} id="completed" mr="auto" fz="lg">
          Completed ({completed.length})
        </Title>
        <Button
          variant="subtle"
          size="sm"
          loading={clear.isPending}
          onClick={() => completed.length > 0 && clear.mutate(completed)}
        >
          Clear Completed
        </Button>
      </header>
      <VirtualRows
        label="Completed"
        rows={rows}
        keyOf={(item) => item.id}
        estimate={() => 49}
        renderRow={renderItem}
      />
    </Card>
  )
}
