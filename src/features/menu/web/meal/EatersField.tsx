import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberApi } from '#features/family/web/family.api.ts'
import classes from './EatersField.module.css'

interface EatersFieldProps {
  value: string[]
  onChange: (names: string[]) => void
}

/** Active members in their order, then others who are on the meal already. */
export function EatersField({ value, onChange }: EatersFieldProps) {
  const { data: members } = useQuery(memberApi.list)
  const active = (members ?? []).filter((member) => member.isActive).map((member) => member.name)
  const names = [...new Set([...active, ...value])]
  if (members && names.length === 0) return null
  return (
    <Checkbox.Group
      label="Who will be eating?"
      description="Leave empty for everyone."
      value={value}
      onChange={onChange}
    >
      <div className={classes.names}>
        {names.map((name) => (
          <Checkbox key={name} value={name} label={name} className={classes.name} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
