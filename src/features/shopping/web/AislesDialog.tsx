import { Box } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { moved } from '#shared/moved.ts'
import { knownFirst } from '#shared/order.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { type Order, ReorderableList } from '#web/ui/lists/ReorderableList.tsx'
import type { ShoppingItem, Store } from '../shopping.contract.ts'
import { usualAisles } from '../shopping.logic.ts'
import classes from './AislesDialog.module.css'
import { shoppingApi } from './shopping.api.ts'
import { useOrderAisles } from './storeChanges.ts'
import { stores } from './stores.api.ts'

interface AislesDialogProps {
  opened: boolean
  store: string
  onClose: () => void
}

export function AislesDialog({ opened, store, onClose }: AislesDialogProps) {
  const { data: known = [] } = useQuery(stores)
  const { data: items = [] } = useQuery(shoppingApi.list)
  const order = useOrderAisles()
  const [aisles, setAisles] = useState(() =>
    aislesOf(store, known, items).map((name, id) => ({ id, name })),
  )

  function save(event: FormEvent) {
    event.preventDefault()
    const names = aisles.map(({ name }) => name)
    order.mutate({ store, aisles: names }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Aisle order"
      submitLabel="Save Order"
      onSubmit={save}
      pending={order.isPending}
      width={420}
    >
      <p className="dim">
        Put them in the order you walk past them at {store}. Your list follows that order.
      </p>
      <ReorderableList
        records={aisles}
        label={`Aisles at ${store}`}
        onMove={({ id }, to) => setAisles(moved(aisles, id, to))}
        renderRecord={({ name }, controls) => <Aisle name={name} {...controls} />}
      />
    </FormDialog>
  )
}

const Aisle = ({ name, first, last, lifted, onStep, handle }: Order & { name: string }) => (
  <div className={classes.aisle} data-lifted={lifted || undefined}>
    <IconButton
      icon={IconGripVertical}
      label={`Reorder ${name}`}
      aria-pressed={lifted}
      className={classes.handle}
      // Escape puts a lifted aisle back first, and closes the dialog only after that.
      data-mantine-stop-propagation={lifted || undefined}
      {...handle}
    />
    <Box component="span" px={6} flex={1} miw={0} fw={600} className="breaks">
      {name}
    </Box>
    <IconButton
      icon={IconArrowUp}
      label={`Move ${name} up`}
      aria-disabled={first}
      data-disabled={first || undefined}
      onClick={() => first || onStep(-1)}
    />
    <IconButton
      icon={IconArrowDown}
      label={`Move ${name} down`}
      aria-disabled={last}
      data-disabled={last || undefined}
      onClick={() => last || onStep(1)}
    />
  </div>
)

/** A store's aisles in their order, then categories of its items that are not in it. */
function aislesOf(store: string, stores: Store[], items: ShoppingItem[]): string[] {
  const ordered = stores.find(({ name }) => name === store)?.aisles ?? []
  const others = knownFirst(
    usualAisles,
    items.flatMap((item) => (item.store === store && item.category) || []),
  )
  return [...ordered, ...others.filter((aisle) => !ordered.includes(aisle))]
}
