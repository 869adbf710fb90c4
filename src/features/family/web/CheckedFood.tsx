import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dishOfFood } from '#shared/foods/mustAvoid.ts'
import { CantEat } from './CantEat.public.tsx'
import { memberApi } from './family.api.ts'

const nobody: [] = []

export function CheckedFood({ name }: { name: string }) {
  const { data: members = nobody } = useQuery(memberApi.list)
  const dish = useMemo(() => dishOfFood(name), [name])
  return <CantEat dish={dish} members={members} />
}
