import type { ReactNode } from 'react'
import { RecordActions } from '#web/ui/RecordActions.tsx'
import classes from './HouseholdRow.module.css'

interface HouseholdRowProps {
  name: string
  /** Pills beside the name. */
  beside: ReactNode
  text: string | null
  onEdit: () => void
  onDelete: () => void
}

export function HouseholdRow({ name, beside, text, onEdit, onDelete }: HouseholdRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <div className={classes.top}>
          <span className={classes.name}>{name}</span>
          {beside}
        </div>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.actions}>
        <RecordActions name={name} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </div>
  )
}
