import { Button } from '@mantine/core'
import { IconPlus, IconSearchOff, IconShoppingCart } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.part.tsx'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import { CompletedCard } from './CompletedCard.tsx'
import classes from './ShoppingCards.module.css'
import { ShoppingLoading } from './ShoppingLoading.tsx'
import { ShoppingRow } from './ShoppingRow.tsx'
import { ShoppingToolbar } from './ShoppingToolbar.tsx'
import { shoppingApi, useShoppingList, useTick } from './shopping.api.ts'
import { completedOf, filterShopping, groupByStore, isFiltering, noFilter } from './shoppingView.ts'
import { ToBuyCard } from './ToBuyCard.tsx'

const ShoppingItemDialog = lazyDialog(
  async () => (await import('./ShoppingItemDialog.tsx')).ShoppingItemDialog,
)
const DeleteDialog = lazyDialog(async () => (await import('#web/ui/DeleteDialog.tsx')).DeleteDialog)

export function ShoppingScreen() {
  const { list, items, waitingIds } = useShoppingList()
  const [filter, setFilter] = useState(noFilter)
  const shown = useDeferredValue(filter)
  const dialogs = useRecordDialogs<ShoppingItem>()
  const remove = shoppingApi.useDelete()
  const tick = useTick()

  const toBuy = items?.filter((item) => !item.isCompleted).length ?? 0
  const completed = (items?.length ?? 0) - toBuy

  const renderItem = (item: ShoppingItem, showStore: boolean) => (
    <ShoppingRow
      item={item}
      waiting={waitingIds.has(item.id)}
      showStore={showStore}
      onTick={tick}
      onEdit={dialogs.change}
      onDelete={dialogs.askDelete}
    />
  )

  function content() {
    if (list.isPending) return <ShoppingLoading />
    if (!items) {
      return (
        <LoadFailed
          title="The shopping list couldn't be loaded"
          error={list.error}
          onRetry={() => list.refetch()}
          retrying={list.isFetching}
        />
      )
    }
    const found = filterShopping(items, shown)
    if (found.length === 0) return empty()
    const done = completedOf(found)
    const groups = groupByStore(found)
    return (
      <div className={classes.cards}>
        <ToBuyCard groups={groups} renderItem={renderItem} />
        {done.length > 0 && (
          <CompletedCard items={done} showStore={groups.length <= 1} renderItem={renderItem} />
        )}
      </div>
    )
  }

  const empty = () =>
    isFiltering(shown) ? (
      <EmptyState
        icon={IconSearchOff}
        title="No items found"
        text="No items match your filters. Try adjusting your search."
        action={
          <Button variant="default" onClick={() => setFilter(noFilter)}>
            Show all items
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={IconShoppingCart}
        title="No items found"
        text="Your shopping list is empty. Add some items to get started!"
        action={
          <>
            <Button onClick={dialogs.add}>Add Item</Button>
            <SampleHouseholdButton />
          </>
        }
      />
    )

  return (
    <Page
      title="Shopping List"
      subtitle={items ? `${toBuy} items to buy, ${completed} completed` : ' '}
      action={
        <Button leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />} onClick={dialogs.add}>
          Add Item
        </Button>
      }
    >
      <ShoppingToolbar items={items ?? []} filter={filter} onFilter={setFilter} />
      {content()}
      <ShoppingItemDialog
        key={dialogs.edit.opening}
        {...dialogs.editor}
        item={dialogs.edit.record}
      />
      <DeleteDialog {...dialogs.deletion} title="Remove this item?" remove={remove}>
        “{dialogs.deleting?.name}” will be gone from the shopping list.
      </DeleteDialog>
    </Page>
  )
}
