import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ShoppingItem } from '../shopping.contract.ts'
import { CompletedCard } from './CompletedCard.tsx'
import { byItemName, groupByStore } from './shoppingView.ts'
import { stores } from './stores.api.ts'
import { ToBuyCard } from './ToBuyCard.tsx'

interface ShoppingCardsProps {
  items: ShoppingItem[]
  /** The items are what a search found, the best first. */
  searched: boolean
  isToBuy: (item: ShoppingItem) => boolean
  /** The id of the item that another screen linked to. */
  pointed: string | undefined
  onOrder: (store: string) => void
  renderItem: (item: ShoppingItem, showStore: boolean) => ReactNode
}

export function ShoppingCards(props: ShoppingCardsProps) {
  const { items, searched, isToBuy, pointed, onOrder, renderItem } = props
  const { data: known = [] } = useQuery(stores)
  const groups = groupByStore(items.filter(isToBuy), known, searched)
  const bought = items.filter((item) => !isToBuy(item))
  const completed = searched ? bought : byItemName(bought)
  return (
    <Stack gap={16}>
      <ToBuyCard groups={groups} pointed={pointed} onOrder={onOrder} renderItem={renderItem} />
      {completed.length > 0 && (
        <CompletedCard
          rows={completed}
          completed={items.filter((item) => item.isCompleted)}
          renderItem={(item) => renderItem(item, groups.length <= 1)}
        />
      )}
    </Stack>
  )
}
