import type { ReactNode } from 'react'
import type { ShoppingItem } from '../shopping.contract.ts'
import { CompletedCard } from './CompletedCard.tsx'
import classes from './ShoppingCards.module.css'
import { completedOf, groupByStore } from './shoppingView.ts'
import { ToBuyCard } from './ToBuyCard.tsx'

interface ShoppingCardsProps {
  items: ShoppingItem[]
  renderItem: (item: ShoppingItem, showStore: boolean) => ReactNode
}

export function ShoppingCards({ items, renderItem }: ShoppingCardsProps) {
  const groups = groupByStore(items)
  const completed = completedOf(items)
  return (
    <div className={classes.cards}>
      <ToBuyCard groups={groups} renderItem={renderItem} />
      {completed.length > 0 && (
        <CompletedCard items={completed} showStore={groups.length <= 1} renderItem={renderItem} />
      )}
    </div>
  )
}
