import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { RequestError } from '#web/lib/http/request.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { testEndpoints } from '../aiTests.endpoints.ts'
import { resultsPerPage, type TestSuite } from '../aiTests.logic.ts'

const { topic, list, run, start, cancel, compare } = testEndpoints

const refetchEvery = 5_000
const refetchAfterStart = 2_000
const progressEvery = 1_000

/** Results are also re-read when the browser tab becomes visible. */
const kept = { refetchOnWindowFocus: 'always' } as const

export function useTestResults(page: number, testSuite: TestSuite | null) {
  const asked = { page, limit: resultsPerPage, ...(testSuite && { testSuite }) }
  const { queryKey } = endpointQuery(topic, list, asked)
  return useQuery({
    queryKey,
    queryFn: () =>
      send(list, { input: asked }).catch((error) => {
        throw withStatus(error)
      }),
    ...kept,
    refetchInterval: refetchEvery,
    // The previous page stays until the next has loaded.
    placeholderData: keepPreviousData,
  })
}

/** The error with its status before the server's message. */
function withStatus(error: unknown): unknown {
  if (!(error instanceof RequestError) || error.status === 0) return error
  const { status, serverMessage } = error
  const failed = `Failed to fetch: ${status}`
  const message = serverMessage ? `${failed}. ${serverMessage}` : failed
  return new RequestError(status, message, { message })
}

export const useTestRun = () =>
  useQuery({
    ...endpointQuery(topic, run),
    ...kept,
    refetchInterval: ({ state }) => (state.data?.running ? progressEvery : refetchEvery),
  })

export function useStartRun() {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: [topic] })
  return useListChange({
    topic,
    send: async (modelId: string | undefined) => {
      await send(start, { input: { modelId } })
      setTimeout(readAgain, refetchAfterStart)
    },
    failed: "The tests couldn't be started",
  })
}

export const comparisonQuery = endpointQuery(topic, compare)

export const useCancelRun = () =>
  useListChange({ topic, send: () => send(cancel), failed: "The tests couldn't be canceled" })
