import { useState } from 'react'

/** Which record is being edited (none: a new one) or asked about, in a screen's two dialogs. */
export function useRecordDialogs<R extends { id: number }>() {
  const [edit, setEdit] = useState<{ opened: boolean; opening: number; record?: R }>({
    opened: false,
    opening: 0,
  })
  const [deleting, setDeleting] = useState<R>()

  return {
    /** `opening` counts: used as a key it gives every opening a fresh form. */
    edit,
    add: () => setEdit(({ opening }) => ({ opened: true, opening: opening + 1 })),
    change: (record: R) =>
      setEdit(({ opening }) => ({ opened: true, opening: opening + 1, record })),
    /** For the form's dialog. */
    editor: {
      opened: edit.opened,
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
