import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { atBase } from '#web/lib/basePath.ts'
import { toast } from '#web/lib/toast.tsx'
import { useIsPhone } from '#web/lib/viewport.ts'
import { bookmarkletTo } from './broughtPage.ts'
import classes from './ImportDialog.module.css'

/** For pages that only the person's own browser gets to see. */
export function Bookmarklet() {
  const phone = useIsPhone()
  if (phone) {
    return (
      <p className={`${classes.words} dim`}>
        From another app: Share, then Food Pal (where it is on your home screen), or copy it and
        paste it here.
      </p>
    )
  }
  return (
    <div className={classes.drop}>
      <p className={`${classes.words} dim`}>
        Or drag this to your bookmarks bar, and press it there on any recipe's page, also one that
        you had to sign in for.
      </p>
      <Button
        component="a"
        variant="default"
        leftSection={<IconBookmark size={18} aria-hidden />}
        // React takes no such address: it is for the bookmarks bar, and does nothing here.
        ref={(link: HTMLAnchorElement | null) =>
          link?.setAttribute('href', bookmarkletTo(window.location.origin + atBase('/recipes')))
        }
        onClick={(event) => {
          event.preventDefault()
          toast.success('Drag it to your bookmarks bar', 'Then press it there, on a recipe’s page.')
        }}
      >
        Save to Food Pal
      </Button>
    </div>
  )
}
