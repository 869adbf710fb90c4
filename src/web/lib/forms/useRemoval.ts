import type { UseMutationResult } from '@tanstack/react-query'

/** Deletes a row without a question: its toast has Undo. A double press deletes once. */
export function useRemoval(api: { useDelete: () => UseMutationResult<unknown, Error, number> }) {
  const deletion = api.useDelete()
  return ({ id }: { id: number }) => {
    if (deletion.isPending && deletion.variables === id) return
    focusNextDelete()
    deletion.mutate(id)
  }
}

/** The focused Delete button disappears with its row, so the next row's takes the focus. */
function focusNextDelete() {
  const buttons = [...document.querySelectorAll<HTMLElement>('main [aria-label^="Delete "]')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  if (at >= 0) (buttons[at + 1] ?? buttons[at - 1])?.focus()
}
