import type { UseMutationResult } from '@tanstack/react-query'

/** Deletes a row at once: the toast takes it back. A second press on the same one means the first. */
export function useRemoval(api: { useDelete: () => UseMutationResult<unknown, Error, number> }) {
  const deletion = api.useDelete()
  return ({ id }: { id: number }) => {
    if (deletion.isPending && deletion.variables === id) return
    focusNextDelete()
    deletion.mutate(id)
  }
}

/** The focus must not go with the row: whoever uses a keyboard goes on with the next one. */
function focusNextDelete() {
  const buttons = [...document.querySelectorAll<HTMLElement>('main [aria-label^="Delete "]')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  if (at >= 0) (buttons[at + 1] ?? buttons[at - 1])?.focus()
}
