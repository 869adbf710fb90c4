import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import classes from './CookedDialog.module.css'
import type { Leftover } from './cookedSheet.ts'

interface LeftoverFieldsProps {
  usual: Leftover
  /** Null if nothing is left over. */
  value: Leftover | null
  onChange: (leftover: Leftover | null) => void
}

const fields = [
  ['name', 'What'],
  ['quantity', 'How much'],
  ['location', 'Where'],
  ['expiryDate', 'Keeps until'],
] as const

export function LeftoverFields({ usual, value, onChange }: LeftoverFieldsProps) {
  return (
    <section>
      <Switch
        className={classes.leftovers}
        label="There are leftovers"
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
      />
      {value && (
        <SimpleGrid cols={2} spacing={12}>
          {fields.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              value={value[name] ?? ''}
              onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
            />
          ))}
        </SimpleGrid>
      )}
    </section>
  )
}
