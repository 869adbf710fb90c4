import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { useStored } from '#web/lib/stored.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import type { ShoppingItem } from '../shopping.contract.ts'
import classes from './QuickAdd.module.css'
import { StoreChip } from './StoreChip.tsx'
import { stores } from './shoppingQueries.ts'
import { type ShoppingFilter, storeNames } from './shoppingView.ts'
import { useHints, useQuickAdd } from './useQuickAdd.ts'

const QuickHints = lazyPart(async () => (await import('./QuickHints.tsx')).QuickHints)

interface QuickAddProps {
  items: ShoppingItem[]
  filter: ShoppingFilter
  /** Opens the form that has everything. */
  onOpenForm: () => void
  onAdd: () => void
}

/** The line in which one types what is to be bought: always there, however much is on the list. */
export function QuickAdd({ items, filter, onOpenForm, onAdd }: QuickAddProps) {
  const phone = useIsPhone()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [chosen, choose] = useStored('food-pal-shopping-store', '')
  const { data: known = [] } = useQuery(stores)
  const names = storeNames(known, items)
  const store = filter.store ?? (names.includes(chosen) ? chosen : null)
  const quick = useQuickAdd({ items, store, onAdd })
  const hints = useHints()

  async function add(line: string) {
    if (line.trim() === '') return
    setText('')
    field.current?.focus()
    if (!(await quick.addText(line))) setText((newer) => newer || line)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add(text)
  }

  /** A field of one line would join the lines of a list. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]\s*\S/.test(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length))
  }

  return (
    <section className={classes.quick} aria-label="Add to the list">
      <form className={classes.line} onSubmit={submit}>
        {phone ? (
          <ActionIcon
            type={text ? 'submit' : 'button'}
            aria-label={text ? 'Add to the list' : 'Add Item'}
            onClick={text ? undefined : onOpenForm}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <IconPlus size={20} className={classes.plus} aria-hidden />
        )}
        <input
          ref={field}
          className={classes.field}
          aria-label="What to buy"
          placeholder="Add: 2 lb carrots, eggs, foil…"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={paste}
        />
        {names.length > 0 && <StoreChip names={names} value={store} onChoose={choose} />}
      </form>
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
    </section>
  )
}
