import { sectionEndpoints } from '#features/assistant/prompt/sections/sections.endpoints.ts'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { problemOf, RequestError } from '#web/lib/http/request.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'

const { topic } = sectionEndpoints

const failedForm = 'An error occurred while processing the form'

/** Errors of fields are shown there; others in this message. */
function failed(error: Error) {
  const atFields = error instanceof RequestError && (error.validationErrors?.length ?? 0) > 0
  const text = atFields ? failedForm : `${failedForm}. ${problemOf(error, '')}`.trim()
  return { title: 'Save failed', text }
}

const words = {
  add: { done: 'Section created successfully', failed },
  update: { done: 'Section updated successfully', failed },
  delete: { done: 'Section deleted successfully', failed: "The section couldn't be deleted" },
}

// No outbox: editing sections needs a connection.
export const sectionsApi = recordApi(sectionEndpoints, words, { throughOutbox: false })

export const deletedSections = endpointQuery(topic, sectionEndpoints.deleted)

export const useResetSection = () =>
  useListChange({
    topic,
    send: (id: number) => send(sectionEndpoints.reset, { params: { id } }),
    done: 'Section reset to the shipped text',
    failed: "The section couldn't be reset",
  })

/** Marks the household's text as compared with the one shipped now. */
export const useKeepSection = () =>
  useListChange({
    topic,
    send: (id: number) => send(sectionEndpoints.update, { params: { id }, input: {} }),
    done: 'Your text is kept',
    failed,
  })

export const useBringBackSections = () =>
  useListChange({
    topic,
    send: () => send(sectionEndpoints.bringBack),
    done: 'The shipped sections are back',
    failed: "They couldn't be brought back",
  })
