import { useEffect, useEffectEvent } from 'react'
import { navigate as go, usePathname } from 'wouter/use-browser-location'

type Navigate = typeof go

/**
 * The browser's Back closes the overlay in front. Each open dialog, sheet or drawer has an entry of
 * its own on top of the browser's history, for the page it stands on; `overlays` in the entry's
 * state counts them, also across a reload.
 */
const open: { onBack: () => void }[] = []

/** `history.go` runs later: true until its `popstate` arrives. */
let isGoingBack = false
let pendingNavigation: (() => void) | undefined

const entries = () => Number(history.state?.overlays ?? 0)

/** Going back past the first entry fires no `popstate`. Old browsers can't tell, so they try. */
const canTakeAway = (count: number) =>
  !('navigation' in window) || (navigation.currentEntry?.index ?? 0) >= count

function syncHistory() {
  if (isGoingBack) return
  const surplus = entries() - open.length
  if (surplus > 0 && !canTakeAway(surplus)) {
    history.replaceState({ ...history.state, overlays: open.length }, '')
  } else if (surplus > 0) {
    isGoingBack = true
    history.go(-surplus)
  }
  for (let n = entries() + 1; n <= open.length; n += 1) {
    history.pushState({ ...history.state, overlays: n }, '')
  }
}

function moved() {
  isGoingBack = false
  pendingNavigation?.()
  pendingNavigation = undefined
  syncHistory()
}

/** In a microtask, since an overlay that replaces another one needs no new entry. */
const settleLater = () => queueMicrotask(syncHistory)

function onPop() {
  if (isGoingBack) return moved()
  const left = open.slice(entries())
  for (const overlay of left.toReversed()) overlay.onBack()
  // An overlay that did not close (it asks first, or is busy) gets its entry back.
  settleLater()
}

/** After a reload under an overlay, the overlay's entry is still in the history. */
export function startOverlays() {
  window.addEventListener('popstate', onPop)
  syncHistory()
}

export function useOverlay(opened: boolean, onBack: () => void) {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!opened) return
    const overlay = { onBack: () => goBack() }
    open.push(overlay)
    settleLater()
    return () => {
      open.splice(open.indexOf(overlay), 1)
      settleLater()
    }
  }, [opened])
}

/** Navigating from an overlay replaces the overlay's entry with the new page. */
const navigate: Navigate = (to, options) => {
  const leave = () => go(to, { ...options, replace: options?.replace || entries() > 0 })
  if (isGoingBack) pendingNavigation = leave
  else leave()
}

/** The router's location hook. */
export const useAddress = (): [string, Navigate] => [usePathname(), navigate]
