import { useEffect } from 'react'

/** Colours the browser's own bar like the header, also after the theme is switched. */
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
