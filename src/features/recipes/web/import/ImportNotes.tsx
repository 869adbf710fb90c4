import { Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './ImportDialog.module.css'
import { counted } from './importWords.ts'

interface ImportNotesProps {
  found: number
  notes: string[]
}

/** Takes the focus, since the button that had it is gone. */
export function ImportNotes({ found, notes }: ImportNotesProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Stack gap={10}>
      <p ref={words} tabIndex={-1} className={`${classes.words} dim`}>
        {found === 1
          ? "Here's what we found. Check it, then save."
          : `We found ${counted(found, 'recipe')}. Choose the ones to import.`}
      </p>
      {notes.length > 0 && (
        <Stack
          component="ul"
          gap={4}
          role="list"
          aria-label="Notes"
          className="notice tinted breaks"
          data-tone="blue"
        >
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
