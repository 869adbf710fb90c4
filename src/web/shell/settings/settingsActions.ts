import { useMutation } from '@tanstack/react-query'
import { memberEndpoints } from '#features/family/family.endpoints.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { recipesEndpoints } from '#features/recipes/recipes.endpoints.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { signInEndpoints } from '#shared/signIn.endpoints.ts'
import { millis } from '#shared/time.ts'
import { send, withQuery } from '../../lib/http/call.ts'
import { request } from '../../lib/http/request.ts'
import { requireSignIn } from '../../lib/http/session.ts'
import { outbox } from '../../lib/outbox/outbox.ts'
import { nameOf } from '../../lib/outbox/outboxMessages.ts'
import type { PendingChange } from '../../lib/outbox/pendingChange.ts'
import { toast } from '../../lib/toast.tsx'

const refreshed = [
  recipesEndpoints.list,
  pantryEndpoints.list,
  memberEndpoints.listAsPreferences,
  shoppingEndpoints.listAsShoppingList,
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
      await send(signInEndpoints[where])
      outbox.forget()
      return true
    },
    onSuccess: (isSignedOut) => isSignedOut && requireSignIn(),
    onError: (error) => toast.failed("You couldn't be signed out", error),
  })

/** Signing out drops the outbox, so its changes would be lost. */
function mayForget(changes: readonly PendingChange[]): boolean {
  if (changes.length === 0) return true
  const named = [...new Set(changes.map(nameOf))].join(', ')
  return window.confirm(
    `Food Pal hasn't gotten everything you changed on this device: ${named}. You'll lose it if you sign out. Sign out anyway?`,
  )
}
