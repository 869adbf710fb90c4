import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useIsPhone } from '#web/lib/viewport.ts'
import { SendLink } from '#web/shell/SendLink.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { InPhoneHeader } from '#web/ui/InPhoneHeader.tsx'
import { PrintButton } from '#web/ui/print/PrintButton.tsx'

/** What can be done with the whole list; on a phone in the header, which costs it no row. */
export function ShoppingTools({ isEmpty }: { isEmpty: boolean }) {
  const sends = !isEmpty && <SendListButton />
  if (useIsPhone()) return <InPhoneHeader>{sends}</InPhoneHeader>
  return (
    <>
      <PrintButton />
      {sends}
    </>
  )
}

function SendListButton() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <IconButton
        icon={IconLink}
        label="Send a link"
        tip="Send a link"
        variant="default"
        size={40}
        onClick={() => setOpened(true)}
      />
      <SendLink
        opened={opened}
        onClose={() => setOpened(false)}
        shows={{ kind: 'shopping', mayTick: true }}
      />
    </>
  )
}
