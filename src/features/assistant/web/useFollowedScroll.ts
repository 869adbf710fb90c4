import { useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as the end. */
const near = 60
/** The share of the box that a panel after the last message takes at first. */
const panelShare = 0.55
/** The share of the box that stays for the end of a long message. */
const messageShare = 0.4

/**
 * Keeps the end in view while the content grows, unless somebody scrolled up: then nothing moves,
 * even if earlier messages are added. A person's own message (`sent`) always scrolls into view.
 * The box holds the messages, and perhaps a panel after them.
 */
export function useFollowedScroll(
  first: string | undefined,
  sent: string | undefined,
  phone: boolean,
) {
  // On a phone another element.
  const box = useRef<HTMLDivElement>(null)
  const [following, setFollowing] = useState(true)
  const before = useRef({ first, sent, height: 0 })

  useLayoutEffect(() => {
    const height = box.current?.scrollHeight ?? 0
    const { current: last } = before
    if (sent !== undefined && sent !== last.sent) {
      setFollowing(true)
      // Also upwards, where the cards after it were in view.
      if (box.current) box.current.scrollTo({ top: endOf(box.current) })
    } else if (!following && first !== last.first) {
      box.current?.scrollBy({ top: height - last.height })
    }
    before.current = { first, sent, height }
  }, [first, sent, following])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box depends on the size
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      before.current.height = element.scrollHeight
      if (following) toEnd(element)
    })
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [following, phone])

  return {
    box,
    following,
    onScroll: () => {
      const element = box.current
      if (element) setFollowing(endOf(element) - element.scrollTop < near)
    },
    follow: () => {
      setFollowing(true)
      toEnd(box.current)
    },
  }
}

/**
 * Where the last message and the first cards after it are in view. Its choices and cards may fill
 * the box, but they never push all of the message out of it.
 */
function endOf(element: HTMLElement): number {
  const { scrollHeight, scrollTop, clientHeight, children } = element
  const panel = children[1]?.clientHeight ?? 0
  const end = scrollHeight - clientHeight - Math.max(0, panel - clientHeight * panelShare)
  const last = [...element.querySelectorAll('[data-role]')].at(-1)?.getBoundingClientRect()
  if (!last) return end
  const kept = Math.max(last.top, last.bottom - clientHeight * messageShare)
  return Math.min(end, scrollTop + kept - element.getBoundingClientRect().top)
}

/** Only downwards: somebody may be reading the cards. */
function toEnd(element: HTMLElement | null) {
  if (element && element.scrollTop < endOf(element)) element.scrollTo({ top: endOf(element) })
}
