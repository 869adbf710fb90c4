import { useMutation } from '@tanstack/react-query'
import { memberCalls } from '#features/family/family.calls.ts'
import { pantryCalls } from '#features/pantry/pantry.calls.ts'
import { recipesCalls } from '#features/recipes/recipes.calls.ts'
import { shoppingCalls } from '#features/shopping/shopping.calls.ts'
import { signInCalls } from '#shared/household.calls.ts'
import { millis } from '#shared/time.ts'
import { send, withQuery } from '../lib/call.ts'
import { request } from '../lib/request.ts'
import { requireSignIn } from '../lib/session.ts'
import { toast } from '../lib/toast.tsx'

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
    mutationFn: () => send(signInCalls[where]),
    onSuccess: requireSignIn,
    onError: (error) => toast.failed("You couldn't be signed out", error),
  })
