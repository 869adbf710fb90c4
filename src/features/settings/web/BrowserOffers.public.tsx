import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usualWays, type Ways } from '#shared/ways.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { proposedWays } from './proposedWays.ts'
import { timeZoneQuery, useTakeWays, useTakeZone } from './settings.api.ts'
import { sayWays } from './waysWords.ts'

/** What this browser proposes, until somebody takes it or keeps what there is. */
export function BrowserOffers() {
  return (
    <>
      <TimeZoneOffer />
      <WaysOffer />
    </>
  )
}

const placeIn = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ')

/** Canonical names, since a zone may have several. */
const resolved = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone

function TimeZoneOffer() {
  const { data: state } = useQuery(timeZoneQuery)
  const take = useTakeZone()
  const own = resolved()
  if (!state || state.fixed || state.chosen || own === resolved(state.timeZone)) return null
  return (
    <Offer
      question={`Are you in ${placeIn(own)}?`}
      note="It decides when your days begin and end."
      answer="Use this time zone"
      refusal={`No, keep ${placeIn(state.timeZone)}`}
      isPending={take.isPending}
      onTake={() => take.mutate(own)}
      onKeep={() => take.mutate(state.timeZone)}
    />
  )
}

function WaysOffer() {
  const { data: household } = useQuery(householdQuery)
  const take = useTakeWays()
  const own = proposedWays(navigator.language)
  if (household?.ways !== null || isSame(own, usualWays)) return null
  return (
    <Offer
      question="Is this how you write things?"
      note={`${sayWays(own)}.`}
      answer="Yes, use these"
      refusal="No, thanks"
      isPending={take.isPending}
      onTake={() => take.mutate(own)}
      onKeep={() => take.mutate(usualWays)}
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
