import { expect, test } from 'vitest'
import { features } from '#server/features.ts'
import { listNames } from './webhooks.logic.ts'
import { topicsByEntity } from './webhooks.queries.ts'

test('the screen names every list that can be told of', () => {
  const recordTypes = features.flatMap((feature) => feature.recordTypes ?? [])
  const topics = new Set(topicsByEntity(recordTypes).values())
  expect(Object.keys(listNames).sort()).toEqual([...topics].sort())
})
