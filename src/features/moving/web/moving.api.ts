import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQuery, send } from '#web/lib/http/call.ts'
import { sendFile } from '#web/lib/http/sendFile.ts'
import { useStoppable } from '#web/lib/http/useStoppable.ts'
import { moveFilePath, movingEndpoints } from '../moving.endpoints.ts'
import { isBusy, type MoveListName, type ServerProgram } from '../moving.logic.ts'

const movesQuery = endpointQuery('moving', movingEndpoints.list)

/** Milliseconds between two looks at something that is under way. */
const lookAgain = 700

/** Moves, the newest first, read again and again while something is under way. */
export const useMoves = (enabled: boolean) =>
  useQuery({
    ...movesQuery,
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? lookAgain : false),
    refetchIntervalInBackground: true,
    refetchOnMount: 'always',
  })

/** Calls on a move answer it; the list is read again at once. */
function useMoveCall<Input>(call: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: movesQuery.queryKey }),
  })
}

export function useSendFile() {
  const queryClient = useQueryClient()
  return useStoppable(async (file: File, signal, onSent) => {
    const move = await sendFile(moveFilePath, file, { signal, onSent })
    await queryClient.invalidateQueries({ queryKey: movesQuery.queryKey })
    return move
  })
}

export interface ServerSource {
  program: ServerProgram
  address: string
  key: string
}

export const useAskServer = () =>
  useMoveCall((input: ServerSource) => send(movingEndpoints.readServer, { input }))

export const useSaveMove = () =>
  useMoveCall(({ id, lists }: { id: string; lists: MoveListName[] }) =>
    send(movingEndpoints.save, { params: { id }, input: { lists } }),
  )

export const useStopMove = () =>
  useMoveCall((id: string) => send(movingEndpoints.stop, { params: { id } }))

export const useUndoMove = () =>
  useMoveCall((id: string) => send(movingEndpoints.undo, { params: { id } }))

export const useForgetMove = () =>
  useMoveCall((id: string) => send(movingEndpoints.forget, { params: { id } }))
