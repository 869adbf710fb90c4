import { z } from 'zod'
import { requiredText } from '#shared/fields.ts'
import { moveLists, serverPrograms } from './moving.logic.ts'

export const MovedLists = z.object({
  lists: z
    .array(z.enum(moveLists, 'This is no list to move'), 'lists must be a list')
    .min(1, 'Choose at least one list'),
})

export const ServerSource = z.object({
  program: z.enum(serverPrograms, `The program must be ${serverPrograms.join(' or ')}`),
  address: requiredText('Address', 2_000),
  key: requiredText('Key', 1_000),
})
