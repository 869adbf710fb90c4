import { Menu } from '@mantine/core'
import { IconBrandGoogle, IconCopy, IconDownload, IconLink, IconShare2 } from '@tabler/icons-react'
import { copyText } from '#web/lib/clipboard.ts'
import { offeredByDevice } from '#web/lib/shareSheet.ts'
import { toast } from '#web/lib/toast.tsx'
import type { MenuItemsProps } from '#web/ui/lazyMenu.tsx'
import { useCopyLastWeek } from '../board/rearrange.ts'
import type { Days } from '../menu.api.ts'
import type { MenuDialog } from './MenuDialogs.tsx'

const icon = { size: 17, 'aria-hidden': true }

interface MoreItemsProps extends MenuItemsProps {
  days: Days
  /** The menu as text, and the address of its file. */
  text: string
  file: string
  isEmpty: boolean
  onOpen: (dialog: MenuDialog) => void
}

export function MoreItems({ days, text, file, isEmpty, onOpen, focusButton }: MoreItemsProps) {
  const copy = useCopyLastWeek()
  const open = (dialog: MenuDialog) => {
    focusButton()
    onOpen(dialog)
  }

  async function share() {
    if (await offeredByDevice({ text })) return
    if (await copyText(text)) toast.success('Menu copied', 'Paste it wherever you like.')
    else open('text')
  }

  return (
    <>
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copy.mutate(days)}>
        Copy last week
      </Menu.Item>
      {!isEmpty && (
        <>
          <Menu.Item leftSection={<IconShare2 {...icon} />} onClick={share}>
            Share
          </Menu.Item>
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => open('link')}>
            Send a link
          </Menu.Item>
          <Menu.Item leftSection={<IconBrandGoogle {...icon} />} onClick={() => open('google')}>
            Google
          </Menu.Item>
          <Menu.Item component="a" href={file} download leftSection={<IconDownload {...icon} />}>
            Download
          </Menu.Item>
        </>
      )}
    </>
  )
}
