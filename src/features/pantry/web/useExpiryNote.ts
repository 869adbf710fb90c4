import { sayDay } from '#shared/days.ts'
import { readExpiryDay } from '#shared/expiry/expiryDay.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { isDueSoon } from '../pantry.logic.ts'

/** What is understood of a typed expiry date. */
export function useExpiryNote(text: string, item?: PantryItem): string {
  const today = useHousehold().data?.today
  const isKept = text === (item?.expiryDate ?? '')
  const day = isKept ? item?.expiresOn : today && readExpiryDay(text, today)
  const year = today?.startsWith(day?.slice(0, 4) ?? '') ? undefined : 'numeric'
  if (day) return `Until ${sayDay(day, { weekday: 'long', month: 'short', day: 'numeric', year })}`
  const isKnown = !today || text.trim() === '' || isDueSoon({ expiryDate: text, expiresOn: null })
  return isKnown ? 'In your own words' : "No day in that, so it won't show up under Use soon"
}
