import type { UseMutationResult } from '@tanstack/react-query'

export interface SaveRecord<Form> {
  api: {
    useAdd: () => UseMutationResult<unknown, Error, Form>
    useUpdate: () => UseMutationResult<unknown, Error, { id: number; changes: Partial<Form> }>
  }
  form: {
    read: () => Form
    changes: () => Partial<Form>
    showProblems: (error: unknown) => void
  }
  /** The record that was opened; none for a new one. */
  record: { id: number } | undefined
  onSaved: () => void
}

/** What a form's button does: adds a record, or sends what was changed of one. */
export function useSaveRecord<Form>({ api, form, record, onSaved }: SaveRecord<Form>) {
  const add = api.useAdd()
  const update = api.useUpdate()
  return {
    save: () => {
      const after = { onSuccess: onSaved, onError: form.showProblems }
      if (record) update.mutate({ id: record.id, changes: form.changes() }, after)
      else add.mutate(form.read(), after)
    },
    pending: add.isPending || update.isPending,
  }
}
