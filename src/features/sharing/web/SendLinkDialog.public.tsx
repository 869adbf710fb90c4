import { Button, Checkbox, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { IconCopy, IconLink, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '#web/lib/clipboard.ts'
import { offeredByDevice } from '#web/lib/shareSheet.ts'
import { useShortDate } from '#web/lib/shortDate.ts'
import { toast } from '#web/lib/toast.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { MadeLink } from '../sharing.contract.ts'
import { lasting, type SharedThing } from '../sharing.logic.ts'
import { ShareLinks } from './ShareLinks.public.tsx'
import { addressOf, linksQuery, useMakeLink } from './sharing.api.ts'

interface SendLinkDialogProps {
  opened: boolean
  onClose: () => void
  shows: SharedThing
}

export function SendLinkDialog({ opened, onClose, shows }: SendLinkDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Send a link">
      <Stack gap={24}>
        <NewLink shows={shows} />
        <ShareLinks />
      </Stack>
    </Dialog>
  )
}

const things = {
  recipe: 'this recipe',
  menu: 'the menu of these days',
  shopping: 'the shopping list',
}

const periods = { 1: 'A day', 7: 'A week', 30: 'A month' }

function NewLink({ shows }: { shows: SharedThing }) {
  const make = useMakeLink()
  const { data: links } = useQuery(linksQuery)
  const [days, setDays] = useState('7')
  const [mayTick, setMayTick] = useState(true)

  async function create() {
    const lasts = lasting.find((each) => String(each) === days)
    const chosen = shows.kind === 'shopping' ? { ...shows, mayTick } : shows
    const made = await make.mutateAsync({ shows: chosen, lasts }).catch(() => undefined)
    if (made && (await copyText(addressOf(made)))) toast.success('Link copied')
  }

  const isRevoked = links?.every(({ id }) => id !== make.data?.id)
  if (make.data && !isRevoked) return <Made link={make.data} />
  return (
    <Stack gap={18}>
      <p>
        A link shows {things[shows.kind]} to anyone who has it, without the passcode, and nothing
        else.
      </p>
      <SegmentedControl
        fullWidth
        aria-label="How long it works"
        data={lasting.map((each) => ({ value: String(each), label: periods[each] }))}
        value={days}
        onChange={setDays}
      />
      {shows.kind === 'shopping' && (
        <Checkbox
          label="They may tick things off"
          checked={mayTick}
          onChange={(event) => setMayTick(event.currentTarget.checked)}
        />
      )}
      <Button
        leftSection={<IconLink size={18} aria-hidden />}
        loading={make.isPending}
        onClick={create}
        data-autofocus
      >
        Make the link
      </Button>
    </Stack>
  )
}

function Made({ link }: { link: MadeLink }) {
  const address = addressOf(link)
  const short = useShortDate()

  async function copy() {
    if (await copyText(address)) toast.success('Link copied')
    else toast.error("The link couldn't be copied", 'Select it in the field and copy it there.')
  }

  return (
    <Stack gap={18}>
      <TextInput
        label="The link"
        description={`It's shown only now, so copy it. It works until ${short?.(link.endsAt) ?? '…'}.`}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        rightSectionWidth={46}
        rightSection={<IconButton tip="Copy" icon={IconCopy} label="Copy link" onClick={copy} />}
      />
      {link.url === null && (
        <p className="dim small">
          Your Food Pal has no address on the internet (the setting is called{' '}
          <code>PUBLIC_URL</code>), so the link works only where Food Pal itself can be opened.
        </p>
      )}
      {'share' in navigator && (
        <Group>
          <Button
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() => offeredByDevice({ title: link.title, url: address })}
          >
            Send it
          </Button>
        </Group>
      )}
    </Stack>
  )
}
