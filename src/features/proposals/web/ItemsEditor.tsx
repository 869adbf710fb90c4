import { Box, Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { metadataPolling, pantryMetadata } from '#features/pantry/web/pantry.api.ts'
import { priorityChoices, shoppingCategories } from '#features/shopping/shopping.logic.ts'
import type { CardField } from '#shared/commandCard.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import { isTouchScreen } from '#web/lib/viewport.ts'
import type { Proposal } from '../proposals.contract.ts'
import { nameOfItem } from '../summary.logic.ts'
import { type EditedTexts, fieldsOf, itemOf, textsOf } from './editedItems.ts'
import classes from './ItemsEditor.module.css'

export interface EditorProps {
  opened: boolean
  onClose: () => void
  proposal: Proposal
  /** Somebody else decided meanwhile, so there is nothing to save to. */
  gone: boolean
  saving: boolean
  onSave: (items: readonly unknown[]) => Promise<void>
}

export function ItemsEditor({ opened, ...props }: EditorProps) {
  return opened ? <Editor {...props} /> : null
}

function Editor({ proposal, gone, saving, onClose, onSave }: Omit<EditorProps, 'opened'>) {
  const items = proposal.proposedChanges.map(({ item }) => item)
  const [texts, setTexts] = useState<EditedTexts[]>(() =>
    items.map((item) => textsOf(item, fieldsOf(proposal, item))),
  )
  const set = (n: number, name: string, text: string) =>
    setTexts(texts.map((each, at) => (at === n ? { ...each, [name]: text } : each)))

  function save(event: FormEvent) {
    event.preventDefault()
    void onSave(items.map((item, n) => itemOf(item, fieldsOf(proposal, item), texts[n] ?? {})))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  const title = items.length === 1 ? 'Edit 1 Item' : `Edit ${items.length} Items`
  return (
    <form className={classes.editor} aria-label={title} onSubmit={save} onKeyDown={onKeyDown}>
      <Box component="h4" m="0 0 8px" ff="text" fw={700} fz="sm">
        {title}
      </Box>
      {items.map((item, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none moves
        <fieldset key={n} className={classes.item}>
          <Box component="legend" p="0 0 4px" c="dimmed" fz="sm">
            {n + 1}. {nameOfItem(item, proposal.affectedEntities)}
          </Box>
          {fieldsOf(proposal, item).map((field, place) => (
            <Field
              key={field.name}
              field={field}
              value={texts[n]?.[field.name] ?? ''}
              first={n === 0 && place === 0}
              onChange={(text) => set(n, field.name, text)}
            />
          ))}
        </fieldset>
      ))}
      <Group gap={8} justify="flex-end">
        <Button size="sm" variant="default" onClick={onClose}>
          {gone ? 'Close' : 'Cancel'}
        </Button>
        <Button size="sm" type="submit" disabled={gone} loading={saving}>
          Save All
        </Button>
      </Group>
    </form>
  )
}

interface FieldProps {
  field: CardField
  value: string
  first: boolean
  onChange: (text: string) => void
}

function Field({ field, value, first, onChange }: FieldProps) {
  const { label, type } = field
  const input = {
    label,
    size: 'sm',
    value,
    autoFocus: first && !isTouchScreen(),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  switch (type) {
    case 'lines':
      return <Textarea {...input} autosize minRows={2} maxRows={8} className={classes.wide} />
    case 'list':
      return <TextInput {...input} placeholder="Separate them with commas" />
    case 'flag':
      return <NativeSelect {...input} data={['yes', 'no']} />
    case 'priority':
      return <NativeSelect {...input} data={priorityChoices} />
    case 'aisle':
      return <Choice input={input} known={shoppingCategories} />
    case 'category':
    case 'location':
      return <PantryChoice input={input} list={type === 'category' ? 'categories' : 'locations'} />
    case 'number':
      return <TextInput {...input} inputMode="decimal" />
    case 'date':
    case 'time':
      return <TextInput {...input} type={type} />
    default:
      return <TextInput {...input} />
  }
}

type ChoiceInput = { input: object & { value: string } }

function PantryChoice({ input, list }: ChoiceInput & { list: 'categories' | 'locations' }) {
  const { data } = useQuery({
    ...pantryMetadata,
    refetchInterval: usePollingWhileDown(metadataPolling),
  })
  return <Choice input={input} known={data?.[list] ?? []} />
}

/** The known values, and the proposed one if it is not among them. */
const Choice = ({ input, known }: ChoiceInput & { known: readonly string[] }) => (
  <NativeSelect {...input} data={known.includes(input.value) ? known : [input.value, ...known]} />
)
