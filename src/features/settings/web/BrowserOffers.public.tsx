import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usualWays, type Ways } from '#shared/ways.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { isAwaited } from '#web/lib/http/isAwaited.ts'
import { proposedWays } from './proposedWays.ts'
import { timeZoneQuery, useTakeWays, useTakeZone } from './settings.api.ts'
import { sayWays } from './waysWords.ts'

/**
 * What this browser proposes, until somebody takes it or keeps what there is; undefined until that
 * is known.
 */
export function useBrowserOffer(): ReactNode {
  const zone = useQuery(timeZoneQuery)
  const household = useQuery(householdQuery)
  if (isAwaited(zone) || isAwaited(household)) return undefined
  const ownZone = resolved()
  const { fixed, chosen, timeZone = ownZone } = zone.data ?? {}
  if (!fixed && !chosen && ownZone !== resolved(timeZone))
    return <TimeZoneOffer own={ownZone} kept={timeZone} />
  const ownWays = proposedWays(navigator.language)
  if (household.data?.ways === null && !isSame(ownWays, usualWays))
    return <WaysOffer own={ownWays} />
  return null
}

const placeIn = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ')

/** Canonical names, since a zone may have several. */
const resolved = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone

function TimeZoneOffer({ own, kept }: { own: string; kept: string }) {
  const take = useTakeZone()
  return (
    <Offer
      question={`Are you in ${placeIn(own)}?`}
      note="It decides when your days begin and end."
      answer="Use this time zone"
      refusal={`No, keep ${placeIn(kept)}`}
      isPending={take.isPending}
      onTake={() => take.mutate(own)}
      onKeep={() => take.mutate(kept)}
    />
  )
}

function WaysOffer({ own }: { own: Ways }) {
  const take = useTakeWays()
  return (
    <Offer
      question="Is this how you write things?"
      note={`${sayWays(own)}.`}
      answer="Yes, use these"
      refusal="No, thanks"
      isPending={take.isPending}
      onTake={() => take.mutate(own)}
      onKeep={() => take.mutate({})}
    />
  )
}

const isSame = (a: Ways, b: Ways) => JSON.stringify(a) === JSON.stringify(b)

interface OfferProps {
  question: string
  note?: string
  answer: string
  refusal: string
  isPending: boolean
  onTake: () => void
  onKeep: () => void
}

const Offer = ({ question, note, answer, refusal, isPending, onTake, onKeep }: OfferProps) => (
  <Group component="section" aria-label={question} gap="8px 16px" mb={20}>
    <p>
      {question} {note && <span className="dim">{note}</span>}
    </p>
    <Group gap={8}>
      <Button size="sm" disabled={isPending} onClick={onTake}>
        {answer}
      </Button>
      <Button variant="default" size="sm" disabled={isPending} onClick={onKeep}>
        {refusal}
      </Button>
    </Group>
  </Group>
)
