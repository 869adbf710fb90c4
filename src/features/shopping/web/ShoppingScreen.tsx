import { IconShoppingCart } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { EmptyList } from '#features/sample/web/EmptyList.part.tsx'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { Faces } from '#web/ui/Faces.tsx'
import { NothingFound } from '#web/ui/NothingFound.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import { ShoppingCards } from './ShoppingCards.tsx'
import { ShoppingLoading } from './ShoppingLoading.tsx'
import { ShoppingRow } from './ShoppingRow.tsx'
import { ShoppingToolbar } from './ShoppingToolbar.tsx'
import { shoppingApi, useShoppingList, useTick } from './shopping.api.ts'
import { filterShopping, isFiltering, noFilter } from './shoppingView.ts'

const ShoppingItemDialog = lazyDialog(
  async () => (await import('./ShoppingItemDialog.tsx')).ShoppingItemDialog,
)

export function ShoppingScreen() {
  const { list, items = [], waitingIds } = useShoppingList()
  const [filter, setFilter] = useState(noFilter)
  const shown = useDeferredValue(filter)
  const dialogs = useRecordDialogs<ShoppingItem>()
  const tick = useTick()

  const toBuy = items.filter((item) => !item.isCompleted).length
  const found = filterShopping(items, shown)

  const renderItem = (item: ShoppingItem, showStore: boolean) => (
    <ShoppingRow
      item={item}
      waiting={waitingIds.has(item.id)}
      showStore={showStore}
      onTick={tick}
      onEdit={dialogs.edit}
      onDelete={dialogs.remove}
    />
  )

  return (
    <Page
      title="Shopping List"
      subtitle={list.data ? `${toBuy} items to buy, ${items.length - toBuy} completed` : '\u00a0'}
      action={<AddButton onClick={dialogs.add}>Add Item</AddButton>}
    >
      <ShoppingToolbar items={items} filter={filter} onFilter={setFilter} />
      <Faces
        query={list}
        loading={<ShoppingLoading />}
        failed="The shopping list couldn't be loaded"
        empty={isFiltering(shown) ? undefined : <NothingToBuy onAdd={dialogs.add} />}
      >
        {() =>
          found.length > 0 ? (
            <ShoppingCards items={found} renderItem={renderItem} />
          ) : (
            <NothingFound
              title="No items found"
              text="No items match your filters. Try adjusting your search."
              showAll="Show all items"
              onClear={() => setFilter(noFilter)}
            />
          )
        }
      </Faces>
      <ShoppingItemDialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog {...dialogs.deletion} title="Remove this item?" api={shoppingApi}>
        “{dialogs.deleting?.name}” will be gone from the shopping list.
      </DeleteDialog>
    </Page>
  )
}

const NothingToBuy = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyList
    icon={IconShoppingCart}
    title="No items found"
    text="Your shopping list is empty. Add some items to get started!"
    addLabel="Add Item"
    onAdd={onAdd}
  />
)
