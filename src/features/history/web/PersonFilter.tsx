import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '#web/ui/forms/FilterSelect.tsx'
import { peopleQuery } from './versions.api.ts'

export type ByPerson = { person: string | null }

interface PersonFilterProps {
  entity: string
  filter: ByPerson
  onFilter: (filter: ByPerson) => void
}

/** Only where several people or programs have changed something. */
export function PersonFilter({ entity, ...filtered }: PersonFilterProps) {
  const { data: people = [] } = useQuery(peopleQuery(entity))
  if (people.length < 2) return null
  return <FilterSelect {...filtered} by="person" all="By anybody" choices={people} />
}
