import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { everyTopic } from '#shared/liveMessage.ts'
import { useLive } from './live.ts'

/** Reads a query again whenever anybody changes one of the topics; without topics, anything. */
export function useRereadOnChange(queryKey: QueryKey, topics?: readonly string[]) {
  const live = useLive()
  const client = useQueryClient()
  const [key, list] = [JSON.stringify(queryKey), topics?.join(' ')]
  useEffect(
    () =>
      live.onMessage('changed', ({ topic }) => {
        const isOurs = !list || topic === everyTopic || list.split(' ').includes(topic)
        if (isOurs) void client.invalidateQueries({ queryKey: JSON.parse(key) })
      }),
    [live, client, key, list],
  )
}
