import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let signInNeeded = false

function set(needed: boolean) {
  if (needed === signInNeeded) return
  signInNeeded = needed
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called for every 401: the whole app then asks for the passcode. */
export function requireSignIn() {
  set(true)
}

export function signedIn() {
  set(false)
}

export function useSignInNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => signInNeeded)
}
