import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberApi } from './family.api.ts'
import { useSayWho } from './whoIsHere.api.ts'

interface WhoChoicesProps {
  /** Who it is now; undefined before anybody has said so. */
  chosen?: number | null
  /** How not to say is said. */
  nobody?: string
  onDone?: () => void
}

/** One button for each member, and one for whoever does not say. */
export function WhoChoices({ chosen, nobody = 'Someone', onDone }: WhoChoicesProps) {
  const { data: members = [] } = useQuery(memberApi.list)
  const say = useSayWho()
  const choices = [...members.filter(({ isActive }) => isActive), { id: null, name: nobody }]
  return (
    <Group gap={8}>
      {choices.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant={chosen === id ? 'filled' : 'default'}
          aria-pressed={chosen === undefined ? undefined : chosen === id}
          disabled={say.isPending}
          onClick={() => say.mutate(id, { onSuccess: onDone })}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}
