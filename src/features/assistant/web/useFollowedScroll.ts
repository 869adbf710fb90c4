import { useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as the end. */
const near = 60

/**
 * Keeps the end in view while the content grows, unless somebody scrolled up: then nothing moves,
 * even if earlier messages are added. A person's own message (`sent`) always scrolls into view.
 */
export function useFollowedScroll(
  shown: string,
  first: string | undefined,
  sent: string | undefined,
) {
  const box = useRef<HTMLElement>(null)
  const [following, setFollowing] = useState(true)
  const lastSent = useRef(sent)
  const before = useRef({ first, height: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown anew may be longer
  useLayoutEffect(() => {
    const mine = sent !== undefined && sent !== lastSent.current
    lastSent.current = sent
    if (mine) setFollowing(true)
    const height = box.current?.scrollHeight ?? 0
    if (following || mine) toEnd(box.current)
    else if (first !== before.current.first) {
      box.current?.scrollBy({ top: height - before.current.height })
    }
    before.current = { first, height }
  }, [shown, first, sent])

  // The box shrinks when proposals appear below it.
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !following) return
    const observer = new ResizeObserver(() => toEnd(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [following])

  return {
    box,
    following,
    onScroll: () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
      setFollowing(scrollHeight - scrollTop - clientHeight < near)
    },
    follow: () => {
      setFollowing(true)
      toEnd(box.current)
    },
  }
}

const toEnd = (element: HTMLElement | null) => element?.scrollTo({ top: element.scrollHeight })
