import { Button, Skeleton } from '@mantine/core'
import { IconFridge, IconShoppingCart } from '@tabler/icons-react'
import { useCallback, useDeferredValue, useState } from 'react'
import { FoodsChecked } from '#features/family/web/cantEat.public.tsx'
import { EmptyList } from '#features/sample/web/EmptyList.public.tsx'
import { counted } from '#shared/counted.ts'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { useRemoval } from '#web/lib/forms/useRemoval.ts'
import { lazyDialog, lazyExtra } from '#web/lib/lazyPart.tsx'
import { pageState } from '#web/lib/storage/browserState.ts'
import { useHighlighted } from '#web/lib/useHighlighted.ts'
import { useSearch } from '#web/lib/useSearch.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'
import { NothingFound } from '#web/ui/feedback/NothingFound.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import { useFrozenPlaces } from './frozen/useFrozenPlaces.ts'
import { QuickAdd } from './quickAdd/QuickAdd.tsx'
import { ShoppingCards } from './ShoppingCards.tsx'
import { ShoppingRow } from './ShoppingRow.tsx'
import classes from './ShoppingScreen.module.css'
import { ShoppingToolbar } from './ShoppingToolbar.tsx'
import { shoppingApi, useShoppingList, useTick } from './shopping.api.ts'
import { filterShopping, filtersInUse, noFilter } from './shoppingView.ts'
import { useOthersChanges } from './useOthersChanges.ts'

const ShoppingItemDialog = lazyDialog(
  async () => (await import('./ShoppingItemDialog.tsx')).ShoppingItemDialog,
)
const FilterButton = lazyExtra(
  async () => (await import('#web/ui/forms/FilterButton.tsx')).FilterButton,
)
const ShoppingTools = lazyExtra(async () => (await import('./ShoppingTools.tsx')).ShoppingTools)
const ShoppingSheet = lazyExtra(async () => (await import('./ShoppingSheet.tsx')).ShoppingSheet)
const PutAwayDialog = lazyDialog(async () => (await import('./PutAwayDialog.tsx')).PutAwayDialog)
const AislesDialog = lazyDialog(async () => (await import('./AislesDialog.tsx')).AislesDialog)

const useFilter = pageState(noFilter)

export function ShoppingScreen() {
  const phone = useIsPhone()
  const { list, items = [], waitingIds } = useShoppingList()
  const [filter, setFilter] = useFilter()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const shown = useDeferredValue(filter)
  const dialogs = useRecordDialogs<ShoppingItem>()
  const puttingAway = useOpening()
  const aisles = useOpening<string>()
  const tick = useTick()
  const places = useFrozenPlaces(items)
  const showAll = useCallback(() => setFilter(noFilter), [setFilter])
  const pointed = useHighlighted(showAll)
  const remove = useRemoval(shoppingApi)
  useOthersChanges(list.data)

  const completed = items.filter((item) => item.isCompleted).length
  const found = filterShopping(places.items, shown, useSearch(shown.search))

  // An empty list has nothing to filter.
  const hasFilters = list.data?.length !== 0 || filtersInUse(filter) > 0

  const renderItem = (item: ShoppingItem, showStore: boolean) => (
    <ShoppingRow
      item={item}
      waiting={waitingIds.has(item.id)}
      leaving={places.isLeaving(item)}
      showStore={showStore}
      onTick={tick}
      onEdit={dialogs.edit}
      // On a phone, the dialog has the delete button.
      onDelete={phone ? undefined : remove}
      pointed={String(item.id) === pointed}
    />
  )

  // Fixed to the bottom on a phone, where the next element leaves room for it.
  const quickAdd = (
    <QuickAdd items={items} filter={shown} onOpenForm={dialogs.add} onAdd={places.release} />
  )

  return (
    <Page
      title="Shopping List"
      subtitle={
        list.data
          ? `${counted(items.length - completed, 'item')} to buy, ${completed} completed`
          : '\u00a0'
      }
      action={
        <>
          {completed > 0 && (
            <Button
              variant="default"
              className={classes.putAway}
              leftSection={<IconFridge size={18} aria-hidden />}
              onClick={() => puttingAway.open()}
            >
              Put away
            </Button>
          )}
          <ShoppingTools isEmpty={items.length === 0} />
          {!phone && <AddButton onClick={dialogs.add}>Add Item</AddButton>}
        </>
      }
    >
      {phone && hasFilters && (
        <FilterButton
          count={filtersInUse(filter)}
          open={filtersOpen}
          onToggle={() => setFiltersOpen(!filtersOpen)}
        />
      )}
      {!phone && quickAdd}
      {hasFilters && (!phone || filtersOpen) && (
        <ShoppingToolbar items={items} filter={filter} onFilter={setFilter} />
      )}
      {phone && quickAdd}
      <div onPointerDown={places.hold}>
        <QueryStates
          query={list}
          loading={
            <LoadingRows
              label="Loading the shopping list"
              title={110}
              rows={[['46%'], ['60%'], ['38%'], ['52%'], ['44%'], ['30%']]}
              h={45}
              gap={12}
            >
              <Skeleton height={20} width={20} />
            </LoadingRows>
          }
          failed="The shopping list couldn't be loaded"
          empty={filtersInUse(shown) > 0 ? undefined : <NothingToBuy onAdd={dialogs.add} />}
        >
          {() =>
            found.length > 0 ? (
              <FoodsChecked>
                <ShoppingCards
                  items={found}
                  searched={shown.search.trim() !== ''}
                  isToBuy={places.isToBuy}
                  pointed={pointed}
                  onOrder={aisles.open}
                  renderItem={renderItem}
                />
              </FoodsChecked>
            ) : (
              <NothingFound
                title="No items found"
                text="No items match your filters. Try adjusting your search."
                showAll="Show all items"
                onClear={showAll}
              />
            )
          }
        </QueryStates>
      </div>
      <ShoppingSheet items={found.filter((item) => !item.isCompleted)} />
      <ShoppingItemDialog key={dialogs.opening} {...dialogs.editor} />
      <PutAwayDialog key={`away ${puttingAway.count}`} {...puttingAway.dialog} />
      <AislesDialog
        key={`aisles ${aisles.count}`}
        {...aisles.dialog}
        store={aisles.subject ?? ''}
      />
    </Page>
  )
}

/** State for a dialog that resets whenever it is opened, with its subject. */
function useOpening<Subject>() {
  const [state, setState] = useState<{ opened: boolean; count: number; subject?: Subject }>({
    opened: false,
    count: 0,
  })
  return {
    ...state,
    open: (subject?: Subject) => setState({ opened: true, count: state.count + 1, subject }),
    dialog: { opened: state.opened, onClose: () => setState({ ...state, opened: false }) },
  }
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
