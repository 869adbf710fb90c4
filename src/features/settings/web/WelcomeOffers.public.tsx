import { Box, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usualWays, type Ways } from '#shared/ways.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { proposedWays } from './proposedWays.ts'
import { timeZoneQuery, useTakeWays, useTakeZone } from './settings.api.ts'
import { sayWays } from './waysWords.ts'

/** What this browser proposes, while the household has not chosen. */
export function WelcomeOffers() {
  return (
    <>
      <TimeZoneOffer />
      <WaysOffer />
    </>
  )
}

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
      question={`Are you in ${own.split('/').at(-1)?.replaceAll('_', ' ')}?`}
      answer="Use this time zone"
      isPending={take.isPending}
      onTake={() => take.mutate(own)}
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
      question={`${sayWays(own)}?`}
      answer="That’s our way"
      isPending={take.isPending}
      onTake={() => take.mutate(own)}
    />
  )
}

const isSame = (a: Ways, b: Ways) => JSON.stringify(a) === JSON.stringify(b)

interface OfferProps {
  question: string
  answer: string
  isPending: boolean
  onTake: () => void
}

const Offer = ({ question, answer, isPending, onTake }: OfferProps) => (
  <Group gap="10px 16px" justify="center" mt={20}>
    <Box component="p" ta="center" className="dim">
      {question}
    </Box>
    <Button variant="default" loading={isPending} onClick={onTake}>
      {answer}
    </Button>
  </Group>
)
