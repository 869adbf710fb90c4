import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { endpointQuery } from '#web/lib/http/call.ts'
import type { UsualFields } from '../pantry.contract.ts'
import { pantryEndpoints } from '../pantry.endpoints.ts'
import type { PantryFormFields } from './usePantryForm.ts'

const filledIn = ['quantity', 'category', 'location'] as const

const PAUSE = 250

/**
 * Fills in fields once a name is typed: the last values, else the usual. A person's input stays.
 */
export function useUsualFields(form: PantryFormFields, enabled: boolean) {
  const [name] = useDebouncedValue(form.values.name.trim(), PAUSE)
  const { data } = useQuery({
    // A topic of its own, so that changes of the list don't read the suggestion again.
    ...endpointQuery('pantry-guess', pantryEndpoints.guess, { name }),
    staleTime: 0,
    enabled: enabled && name.length > 1,
  })
  const ours = useRef<Partial<Record<keyof UsualFields, string>>>({})
  const fillIn = useEffectEvent((usual: UsualFields) => {
    for (const field of filledIn) {
      const now = form.getValues()[field]
      const isTheirs = now !== '' && now !== ours.current[field]
      if (isTheirs || form.getInputNode(field) === document.activeElement) continue
      ours.current[field] = usual[field] ?? ''
      form.setFieldValue(field, ours.current[field])
    }
  })
  useEffect(() => {
    if (data) fillIn(data)
  }, [data])
}
