import { Button, Stack, TextInput } from '@mantine/core'
import { IconCopy, IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '#web/lib/clipboard.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { toast } from '#web/lib/toast.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { menuFeed, useResetFeed } from '../menu.api.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)

interface GoogleDialogProps {
  opened: boolean
  /** The path of the calendar file of the shown days. */
  file: string
  onClose: () => void
}

export function GoogleDialog({ opened, file, onClose }: GoogleDialogProps) {
  const feed = useQuery(menuFeed)
  const [asking, setAsking] = useState(false)

  return (
    <Dialog opened={opened} onClose={onClose} title="Google Calendar" busy={asking}>
      <QueryStates
        query={feed}
        loading={<p role="status">One moment…</p>}
        failed="The menu's address couldn't be loaded"
      >
        {({ url }) =>
          url ? <Follow url={url} asking={asking} onAsk={setAsking} /> : <OutOfReach file={file} />
        }
      </QueryStates>
    </Dialog>
  )
}

/** Google subscribes to an address only with the scheme webcal. */
const googleLink = (url: string) =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(url.replace(/^https?:/, 'webcal:'))}`

interface FollowProps {
  url: string
  /** Whether the confirmation of the reset is shown. */
  asking: boolean
  onAsk: (asking: boolean) => void
}

function Follow({ url, asking, onAsk }: FollowProps) {
  const reset = useResetFeed()

  async function copy() {
    if (await copyText(url)) toast.success('Address copied')
    else toast.error("The address couldn't be copied", 'Select it in the field and copy it there.')
  }

  return (
    <Stack gap={18}>
      <p>
        See your menu next to everything else in Google Calendar. Google checks for changes a few
        times a day, so they may take a while to show up.
      </p>
      <Button
        component="a"
        href={googleLink(url)}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconExternalLink size={18} aria-hidden />}
        data-autofocus
      >
        Add to Google Calendar
      </Button>
      <TextInput
        label="Address for any other calendar app"
        description="Anyone with this address can read your menu."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        rightSectionWidth={46}
        rightSection={<IconButton tip="Copy" icon={IconCopy} label="Copy address" onClick={copy} />}
      />
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => onAsk(true)}>
        Reset address
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => onAsk(false)}
        title="Reset the address?"
        confirmLabel="Reset address"
        onConfirm={() => reset.mutate(undefined, { onSettled: () => onAsk(false) })}
        pending={reset.isPending}
      >
        Calendars that follow your menu will stop updating until you give them the new address.
      </ConfirmDialog>
    </Stack>
  )
}

function OutOfReach({ file }: { file: string }) {
  return (
    <Stack gap={18}>
      <p>
        Google can't see your menu, because your Food Pal is only on your home network. Whoever
        looks after it can give it an address on the internet (the setting is called{' '}
        <code>PUBLIC_URL</code>). Then your menu shows up in Google Calendar and stays up to date.
      </p>
      <p>
        For now, you can download these days as a file. In Google Calendar, choose Settings, then
        Import.
      </p>
      <Button
        component="a"
        href={file}
        download
        leftSection={<IconDownload size={18} aria-hidden />}
        data-autofocus
      >
        Download the file
      </Button>
    </Stack>
  )
}
