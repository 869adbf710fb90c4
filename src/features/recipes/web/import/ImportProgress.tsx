import { Box, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import classes from './ImportDialog.module.css'

interface ImportProgressProps {
  /** The current activity, announced once when it begins. */
  words: string
  /** From 0 to 1; undefined if the length is unknown. */
  share?: number | undefined
  /** Undefined if the activity can't be stopped. */
  onStop?: (() => void) | undefined
}

export function ImportProgress({ words, share, onStop }: ImportProgressProps) {
  const place = useRef<HTMLDivElement>(null)
  const isStopped = useRef(false)
  // After a stop, the focus moves to the dialog's submit button.
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
      <ProgressBar className="grow" done={percent} total={100} />
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
