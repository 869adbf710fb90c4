import { Box, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import classes from './ImportDialog.module.css'

interface ImportProgressProps {
  /** What is done at the moment: said once, when it begins. */
  words: string
  /** From 0 to 1; left out where nobody knows. */
  share?: number | undefined
  /** Left out where there is no way back. */
  onStop?: (() => void) | undefined
}

/** How far a long import has come. */
export function ImportProgress({ words, share, onStop }: ImportProgressProps) {
  const place = useRef<HTMLDivElement>(null)
  const isStopped = useRef(false)
  // What goes on after a stop is up to the dialog's own button.
  useEffect(() => {
    const next = place.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')
    return () => {
      if (isStopped.current) next?.focus()
    }
  }, [])
  const percent = share === undefined ? undefined : Math.floor(share * 100)
  return (
    <div ref={place} className={classes.progress}>
      <p className={`${classes.words} dim`} role="status">
        {words}
      </p>
      <ProgressBar className={classes.bar} done={percent} total={100} />
      {percent !== undefined && (
        <Box component="span" miw="4ch" ta="end" c="dimmed" aria-hidden>
          {percent}%
        </Box>
      )}
      {onStop && (
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            isStopped.current = true
            onStop()
          }}
        >
          Stop
        </Button>
      )}
    </div>
  )
}
