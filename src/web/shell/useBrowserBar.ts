import { useEffect } from 'react'

/** Colours the browser's address bar like the header, also after a change of theme. */
export function useBrowserBar() {
  useEffect(() => {
    const root = document.documentElement
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    const paint = () => {
      if (bar) bar.content = getComputedStyle(root).getPropertyValue('--fp-panel')
    }
    const observer = new MutationObserver(paint)
    observer.observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
    return () => observer.disconnect()
  }, [])
}
