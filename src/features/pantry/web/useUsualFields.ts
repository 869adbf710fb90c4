import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { endpointQuery } from '#web/lib/http/call.ts'
import type { UsualFields } from '../pantry.contract.ts'
import { pantryEndpoints } from '../pantry.endpoints.ts'
import type { PantryFormFields } from './usePantryForm.ts'

const filledIn = ['quantity', 'category', 'location'] as const

/** In milliseconds: nobody is asked about each letter of a name. */
const PAUSE = 250

/**
 * As soon as a name is typed, what is still open is filled in: as it was kept the last time, else as
 * most families keep it. What somebody typed or chose themselves stays.
 */
export function useUsualFields(form: PantryFormFields, enabled: boolean) {
  const [name] = useDebouncedValue(form.values.name.trim(), PAUSE)
  const { data } = useQuery({
    // By a name of its own: what was guessed need not be read again when the list is.
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
