import { IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../IconButton.tsx'
import classes from './RecordActions.module.css'

interface RecordActionsProps {
  /** The record's name for screen readers: "Edit Milk". */
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

export const RowActions = (props: RecordActionsProps) => (
  <div className={classes.row}>
    <RecordActions {...props} />
  </div>
)
