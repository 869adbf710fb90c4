import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberApi } from '#features/family/web/family.api.ts'
import classes from './EatersField.module.css'

interface EatersFieldProps {
  value: string[]
  onChange: (names: string[]) => void
}

/** Active members in their order, then guests: the others, and who else is on the meal already. */
export function EatersField({ value, onChange }: EatersFieldProps) {
  const { data: members } = useQuery(memberApi.list)
  const [family = [], others = []] = [true, false].map((isActive) =>
    (members ?? []).filter((member) => member.isActive === isActive).map(({ name }) => name),
  )
  const names = [...new Set([...family, ...others, ...value])]
  const isGuest = (name: string) => others.includes(name)

  /** A guest comes to everyone's meal, not instead of them. */
  const choose = (chosen: string[]) =>
    onChange(value.length === 0 && chosen.some(isGuest) ? [...family, ...chosen] : chosen)

  if (members && names.length === 0) return null
  return (
    <Checkbox.Group
      label="Who will be eating?"
      description={
        others.length > 0 ? 'Leave empty for everyone but guests.' : 'Leave empty for everyone.'
      }
      value={value}
      onChange={choose}
    >
      <div className={classes.names}>
        {names.map((name) => (
          <Checkbox
            key={name}
            value={name}
            label={isGuest(name) ? `${name} (guest)` : name}
            className={classes.name}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
