import { Button } from '@mantine/core'
import { IconBrandGoogle, IconDownload, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '#web/lib/clipboard.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { toast } from '#web/lib/toast.tsx'
import type { MealEvent } from '../../menu.contract.ts'
import { menuFile } from '../menu.api.ts'
import { endsOf, menuText, type Shown } from '../menuView.ts'

const GoogleDialog = lazyDialog(async () => (await import('./GoogleDialog.tsx')).GoogleDialog)
const MenuTextDialog = lazyDialog(async () => (await import('./MenuTextDialog.tsx')).MenuTextDialog)

const icon = { size: 17, 'aria-hidden': true }
const small = { variant: 'default', size: 'sm' }

interface MenuSharingProps {
  shown: Shown
  meals: MealEvent[]
  today: string
}

export function MenuSharing({ shown, meals, today }: MenuSharingProps) {
  const [opened, setOpened] = useState<'google' | 'text'>()
  const file = menuFile(endsOf(shown))
  const text = menuText(shown, meals, today)

  async function share() {
    if (await offeredByDevice(text)) return
    if (await copyText(text)) toast.success('Menu copied', 'Paste it wherever you like.')
    else setOpened('text')
  }

  return (
    <>
      <Button {...small} leftSection={<IconShare2 {...icon} />} onClick={share}>
        Share
      </Button>
      <Button
        {...small}
        leftSection={<IconBrandGoogle {...icon} />}
        onClick={() => setOpened('google')}
      >
        Google
      </Button>
      <Button
        component="a"
        href={file}
        download
        {...small}
        leftSection={<IconDownload {...icon} />}
      >
        Download
      </Button>
      <GoogleDialog opened={opened === 'google'} file={file} onClose={() => setOpened(undefined)} />
      <MenuTextDialog opened={opened === 'text'} text={text} onClose={() => setOpened(undefined)} />
    </>
  )
}

/** True if the share sheet was shown, even if it was dismissed. */
async function offeredByDevice(text: string): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share({ text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
