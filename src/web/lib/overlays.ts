import { useEffect, useEffectEvent } from 'react'
import { navigate as go, usePathname } from 'wouter/use-browser-location'

type Navigate = typeof go

/**
 * Back closes what stands in front. For each open dialog, sheet or drawer there is one more entry on
 * top of the browser's history, for the very page that it stands on; `overlays` in its state counts
 * them, also across a reload.
 */
const open: { onBack: () => void }[] = []

/** Entries are being taken away; the browser does that later, and then says so. */
let isMoving = false
let afterwards: (() => void) | undefined

const entries = () => Number(history.state?.overlays ?? 0)

/** Where there is nothing to take away, the browser would never say so. Old ones can't tell. */
const canTakeAway = (count: number) =>
  !('navigation' in window) || (navigation.currentEntry?.index ?? 0) >= count

function settle() {
  if (isMoving) return
  const surplus = entries() - open.length
  if (surplus > 0 && !canTakeAway(surplus)) {
    history.replaceState({ ...history.state, overlays: open.length }, '')
  } else if (surplus > 0) {
    isMoving = true
    history.go(-surplus)
  }
  for (let n = entries() + 1; n <= open.length; n += 1) {
    history.pushState({ ...history.state, overlays: n }, '')
  }
}

function moved() {
  isMoving = false
  afterwards?.()
  afterwards = undefined
  settle()
}

/** Later: one that closes and another that opens in its place need no entry taken away. */
const settleLater = () => queueMicrotask(settle)

function onPop() {
  if (isMoving) return moved()
  const left = open.slice(entries())
  for (const overlay of left.toReversed()) overlay.onBack()
  // One that asks first, or has something under way, stays and gets its entry back.
  settleLater()
}

/** Where a page was read anew under an overlay, its entry is still there. */
export function startOverlays() {
  window.addEventListener('popstate', onPop)
  settle()
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

/** Whoever goes elsewhere from an overlay leaves it behind: its entry becomes that of the new page. */
const navigate: Navigate = (to, options) => {
  const leave = () => go(to, { ...options, replace: options?.replace || entries() > 0 })
  if (isMoving) afterwards = leave
  else leave()
}

/** For the router. */
export const useAddress = (): [string, Navigate] => [usePathname(), navigate]
