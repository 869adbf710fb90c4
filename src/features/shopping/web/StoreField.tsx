import { Group, Select, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { shoppingApi } from './shopping.api.ts'
import { storeNames } from './shoppingView.ts'
import { useAddStore } from './storeChanges.ts'
import { stores } from './stores.api.ts'

interface StoreFieldProps {
  value?: string
  onChange?: (store: string) => void
  error?: string
}

/** No store's name has a line break, so this value stands for 'Add new'. */
const addNew = '\n'

export function StoreField({ value = '', onChange = () => {}, error }: StoreFieldProps) {
  const { data: known = [] } = useQuery(stores)
  const { data: items = [] } = useQuery(shoppingApi.list)
  const [adding, setAdding] = useState(false)

  if (adding) {
    return (
      <NewStore
        onDone={(store) => {
          setAdding(false)
          if (store) onChange(store)
        }}
      />
    )
  }
  return (
    <Select
      label="Store"
      data={[
        { value: '', label: 'No store' },
        ...storeNames(known, items),
        { value: addNew, label: 'Add New Store...' },
      ]}
      value={value}
      error={error}
      allowDeselect={false}
      onChange={(chosen) => (chosen === addNew ? setAdding(true) : onChange(chosen ?? ''))}
    />
  )
}

function NewStore({ onDone }: { onDone: (store?: string) => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const add = useAddStore()

  function submit() {
    if (name.trim() === '') return setError('Store name is required')
    add.mutate(name.trim(), { onSuccess: (store) => onDone(store.name) })
  }

  // Both keys are for this field, not for the dialog around it.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') submit()
    else onDone()
  }

  return (
    <TextInput
      label="New store"
      placeholder="Store name"
      autoFocus
      // Mantine's dialog listens for Escape in the capture phase, unless this attribute is set.
      data-mantine-stop-propagation="true"
      value={name}
      error={error}
      onChange={(event) => setName(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      rightSectionWidth={80}
      rightSection={
        <Group gap={0} wrap="nowrap">
          <IconButton icon={IconCheck} label="Add store" onClick={submit} loading={add.isPending} />
          <IconButton icon={IconX} label="Cancel new store" onClick={() => onDone()} />
        </Group>
      }
    />
  )
}
