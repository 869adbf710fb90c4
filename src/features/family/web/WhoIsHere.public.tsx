import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAwaited } from '#web/lib/http/isAwaited.ts'
import { memberApi } from './family.api.ts'
import { WhoChoices } from './WhoChoices.tsx'
import { presenceQuery } from './whoIsHere.api.ts'

/** Asked once in a session, where there is a family to choose from; undefined until that is known. */
export function useWhoIsHere(enabled: boolean): ReactNode {
  const presence = useQuery({ ...presenceQuery, enabled })
  const isOpen = presence.data?.isAsked === false
  const members = useQuery({ ...memberApi.list, enabled: enabled && isOpen })
  if (isAwaited(presence) || isAwaited(members)) return undefined
  if (!enabled || !isOpen || !members.data?.some(({ isActive }) => isActive)) return null
  return (
    <Group component="section" aria-label="Who is at this device?" gap="8px 16px" mb={20}>
      <p>
        Who is at this device? <span className="dim">The history will say who did what.</span>
      </p>
      <WhoChoices nobody="Not now" />
    </Group>
  )
}
