import { useQuery } from '@tanstack/react-query'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { useLocalState } from '#web/lib/storage/browserState.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { FootLine } from '#web/ui/forms/FootLine.tsx'
import { QuickLine } from '#web/ui/forms/QuickLine.tsx'
import type { ShoppingItem } from '../../shopping.contract.ts'
import { type ShoppingFilter, storeNames } from '../shoppingView.ts'
import { stores } from '../stores.api.ts'
import classes from './QuickAdd.module.css'
import { StoreChip } from './StoreChip.tsx'
import { hadChipsKey, useHints, useQuickAdd } from './useQuickAdd.ts'

const QuickHints = lazyExtra(async () => (await import('./QuickHints.tsx')).QuickHints)

interface QuickAddProps {
  items: ShoppingItem[]
  filter: ShoppingFilter
  /** Opens the full form. */
  onOpenForm: () => void
  onAdd: () => void
}

/** The field for adding items, always visible. */
export function QuickAdd({ items, filter, onOpenForm, onAdd }: QuickAddProps) {
  const phone = useIsPhone()
  const [chosen, choose] = useLocalState('food-pal-shopping-store', '')
  const { data: known = [] } = useQuery(stores)
  const names = storeNames(known, items)
  const store = filter.store ?? (names.includes(chosen) ? chosen : null)
  const quick = useQuickAdd({ items, store, onAdd })
  const hints = useHints()
  const [hadChips] = useLocalState(hadChipsKey, false)

  return (
    <FootLine className={hadChips ? classes.room : classes.quick} label="Add to the list">
      <QuickLine
        label="What to buy"
        placeholder="Add: 2 lb carrots, eggs, foil…"
        onAdd={quick.addText}
        onType={quick.onType}
        form={
          phone ? { label: 'Add Item', addLabel: 'Add to the list', onOpen: onOpenForm } : undefined
        }
      >
        {names.length > 0 && <StoreChip names={names} value={store} onChoose={choose} />}
      </QuickLine>
      {(hints || quick.wasUsed) && (
        <QuickHints
          items={items}
          filter={filter}
          said={quick.said}
          say={quick.say}
          onAdd={onAdd}
          onAddUsual={quick.addUsual}
        />
      )}
    </FootLine>
  )
}
