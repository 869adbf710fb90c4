import { useState } from 'react'

/** The record in a screen's form (none for a new one), and the one in its deletion question. */
export function useRecordDialogs<R extends { id: number }>() {
  const [edited, setEdited] = useState<{ opened: boolean; opening: number; record?: R }>({
    opened: false,
    opening: 0,
  })
  const [deleting, setDeleting] = useState<R>()

  return {
    add: () => setEdited(({ opening }) => ({ opened: true, opening: opening + 1 })),
    edit: (record: R) =>
      setEdited(({ opening }) => ({ opened: true, opening: opening + 1, record })),
    editing: edited.opened,
    /** A key for the form's dialog: every opening begins with a fresh form. */
    opening: edited.opening,
    editor: {
      opened: edited.opened,
      record: edited.record,
      onClose: () => setEdited((current) => ({ ...current, opened: false })),
    },
    deleting,
    remove: (record: R) => setDeleting(record),
    deletion: {
      opened: deleting !== undefined,
      id: deleting?.id,
      onClose: () => setDeleting(undefined),
    },
  }
}
