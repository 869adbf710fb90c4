import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberApi } from './family.api.ts'
import { WhoChoices } from './WhoChoices.tsx'
import { presenceQuery } from './whoIsHere.api.ts'

/** Asked once in a session, where there is a family to choose from. */
export function WhoIsHere() {
  const { data: presence } = useQuery(presenceQuery)
  const isOpen = presence?.isAsked === false
  const { data: members = [] } = useQuery({ ...memberApi.list, enabled: isOpen })
  if (!isOpen || !members.some(({ isActive }) => isActive)) return null
  return (
    <Group component="section" aria-label="Who is at this device?" gap="8px 16px" mb={20}>
      <p>
        Who is at this device? <span className="dim">The history will say who did what.</span>
      </p>
      <WhoChoices />
    </Group>
  )
}
