import type { House } from '#server/house.ts'
import type { ListSize } from './system.facts.ts'

/** How many records each of the household's lists has. */
export function countLists({
  reader,
  kinds,
}: Pick<House, 'reader' | 'kinds'>): Promise<ListSize[]> {
  const lists = kinds.filter((kind) => !kind.setup)
  return Promise.all(
    lists.map(async ({ heading, table }) => {
      const { count } = await reader
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return { heading, count: Number(count) }
    }),
  )
}
