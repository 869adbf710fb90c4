import { useEffect, useRef } from 'react'
import classes from './ImportDialog.module.css'
import { counted } from './importWords.ts'

interface ImportNotesProps {
  found: number
  notes: string[]
}

/** What was found, and what should be known of it. It takes the focus from the button that is gone. */
export function ImportNotes({ found, notes }: ImportNotesProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={classes.found}>
      <p ref={words} tabIndex={-1} className={classes.words}>
        {found === 1
          ? 'This is what was found. Look it over: nothing is saved yet.'
          : `${counted(found, 'recipe')} were found. Choose those to import: nothing is saved yet.`}
      </p>
      {notes.length > 0 && (
        <ul role="list" className={classes.notes} aria-label="Notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
