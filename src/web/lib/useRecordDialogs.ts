import { useState } from 'react'

/** Which record is being edited (none: a new one) or asked about, in a screen's two dialogs. */
export function useRecordDialogs<R extends { id: number }>() {
  const [edit, setEdit] = useState<{ opened: boolean; opening: number; record?: R }>({
    opened: false,
    opening: 0,
  })
  const [deleting, setDeleting] = useState<R>()

  return {
    add: () => setEdit(({ opening }) => ({ opened: true, opening: opening + 1 })),
    change: (record: R) =>
      setEdit(({ opening }) => ({ opened: true, opening: opening + 1, record })),
    editing: edit.opened,
    /** A key for the form's dialog: every opening begins with a fresh form. */
    opening: edit.opening,
    /** For the form's dialog. */
    editor: {
      opened: edit.opened,
      record: edit.record,
      onClose: () => setEdit((current) => ({ ...current, opened: false })),
    },
    deleting,
    askDelete: (record: R) => setDeleting(record),
    /** For the DeleteDialog. */
    deletion: {
      opened: deleting !== undefined,
      id: deleting?.id,
      onClose: () => setDeleting(undefined),
    },
  }
}
