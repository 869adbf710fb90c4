import { useMutation } from '@tanstack/react-query'
import { memberCalls } from '#features/family/family.calls.ts'
import { pantryCalls } from '#features/pantry/pantry.calls.ts'
import { recipesCalls } from '#features/recipes/recipes.calls.ts'
import { shoppingCalls } from '#features/shopping/shopping.calls.ts'
import { signInCalls } from '#shared/household.calls.ts'
import { millis } from '#shared/time.ts'
import { send, withQuery } from '../lib/call.ts'
import { outbox } from '../lib/outbox.ts'
import { nameOf } from '../lib/outboxWords.ts'
import { request } from '../lib/request.ts'
import { requireSignIn } from '../lib/session.ts'
import { toast } from '../lib/toast.tsx'
import type { WaitingChange } from '../lib/waitingChange.ts'

const refreshed = [
  recipesCalls.list,
  pantryCalls.list,
  memberCalls.listAsPreferences,
  shoppingCalls.listAsShoppingList,
]

export const useRefreshData = () =>
  useMutation({
    mutationFn: async () => {
      const t = millis()
      await Promise.all(refreshed.map(({ path }) => request('GET', withQuery(path, { t }))))
    },
    onSuccess: () => window.location.reload(),
    onError: (error) => toast.failed("Your data couldn't be refreshed", error),
  })

export const useSignOut = (where: 'signOut' | 'signOutEverywhere') =>
  useMutation({
    mutationFn: async () => {
      await outbox.settled()
      if (!mayForget(outbox.changes())) return false
      await send(signInCalls[where])
      outbox.forget()
      return true
    },
    onSuccess: (isSignedOut) => isSignedOut && requireSignIn(),
    onError: (error) => toast.failed("You couldn't be signed out", error),
  })

/** Whoever signs out leaves nothing behind: what was never sent would be lost. */
function mayForget(changes: readonly WaitingChange[]): boolean {
  if (changes.length === 0) return true
  const named = [...new Set(changes.map(nameOf))].join(', ')
  return window.confirm(
    `Food Pal does not have everything that was changed on this device: ${named}. Signing out loses it. Sign out all the same?`,
  )
}
