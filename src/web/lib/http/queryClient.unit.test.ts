import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

test('reads are asked for once, whatever comes of it', async () => {
  const client = createQueryClient()
  const refused = vi.fn(() => Promise.reject(new Error('no')))
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: refused })).rejects.toThrow('no')
  expect(refused).toHaveBeenCalledTimes(1)

  const answered = vi.fn(async () => 'yes')
  const read = () => client.fetchQuery({ queryKey: ['b'], queryFn: answered })
  expect([await read(), await read()]).toEqual(['yes', 'yes'])
  const observer = new QueryObserver(client, { queryKey: ['b'], queryFn: answered })
  const stop = observer.subscribe(() => {})
  const { refetchOnWindowFocus, refetchInterval } = observer.options
  expect({ refetchOnWindowFocus, refetchInterval }).toEqual({
    refetchOnWindowFocus: false,
    refetchInterval: undefined,
  })
  expect(answered).toHaveBeenCalledTimes(1)
  stop()
})
