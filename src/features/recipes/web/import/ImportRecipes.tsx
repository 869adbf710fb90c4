import { Button } from '@mantine/core'
import { IconWorldDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useIsPhone } from '#web/lib/viewport.ts'

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog)

/** Phones share a page as its address, or as a text with the address in it. */
function askedIn(search: string): string | null {
  const params = new URLSearchParams(search)
  const shared = params.get('shared')
  return params.get('import') ?? shared?.match(/https?:\/\/\S+/)?.[0] ?? shared
}

/** The import button; `/recipes?import=…` opens its dialog with that source filled in, and
 * the bookmarklet's `/recipes#from=…` with the page that it brought. */
export function ImportRecipes() {
  const [{ opened, opening, given, hash }, setState] = useState({
    opened: false,
    opening: 0,
    given: '',
    hash: '',
  })
  const open = (text: string) =>
    setState((last) => ({ opened: true, opening: last.opening + 1, given: text, hash: '' }))

  const phone = useIsPhone()
  const [, navigate] = useLocation()
  const asked = askedIn(useSearch())
  useEffect(() => {
    const { hash } = window.location
    const isBrought = hash.startsWith('#from=')
    if (asked === null && !isBrought) return
    // Replaces the URL, so that going back does not open the dialog again.
    navigate('/recipes', { replace: true })
    const given = asked ?? ''
    setState((last) => ({ opened: true, opening: last.opening + 1, given, hash }))
  }, [asked, navigate])

  return (
    <>
      <Button
        variant="default"
        {...(phone && { size: 'sm', px: 10, flex: 'none' })}
        leftSection={<IconWorldDownload size={20} aria-hidden />}
        onClick={() => open('')}
      >
        Import
      </Button>
      <ImportDialog
        key={opening}
        opened={opened}
        given={given}
        hash={hash}
        onClose={() => setState((last) => ({ ...last, opened: false }))}
      />
    </>
  )
}
