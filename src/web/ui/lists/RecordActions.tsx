import { IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../IconButton.tsx'
import classes from './RecordActions.module.css'

interface RecordActionsProps {
  /** Whose buttons these are, for a screen reader: "Edit Milk". */
  name: string
  onEdit: () => void
  onDelete: () => void
}

export function RecordActions({ name, onEdit, onDelete }: RecordActionsProps) {
  return (
    <>
      <IconButton tip="Edit" icon={IconPencil} label={`Edit ${name}`} onClick={onEdit} />
      <IconButton tip="Delete" icon={IconTrash} label={`Delete ${name}`} onClick={onDelete} />
    </>
  )
}

/** The same at the end of a row. */
export const RowActions = (props: RecordActionsProps) => (
  <div className={classes.row}>
    <RecordActions {...props} />
  </div>
)
