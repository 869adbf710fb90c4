import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const KEY = 'theme'

/** Keeps 'light', 'dark' or 'system' in this browser; Mantine calls the last one 'auto'. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stopListening = () => {}
  return {
    get: () => {
      try {
        return fromStored(localStorage.getItem(KEY) ?? openedWith())
      } catch {
        return 'auto'
      }
    },
    set: (scheme) => {
      try {
        localStorage.setItem(KEY, scheme === 'auto' ? 'system' : scheme)
      } catch (error) {
        console.warn('The theme could not be kept in this browser', error)
      }
    },
    subscribe: (onUpdate) => {
      const listen = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) onUpdate(fromStored(event.newValue))
      }
      window.addEventListener('storage', listen)
      stopListening = () => window.removeEventListener('storage', listen)
    },
    unsubscribe: () => stopListening(),
    clear: () => localStorage.removeItem(KEY),
  }
}

/**
 * A new browser opens with the household's theme, as the server wrote it into the page, and keeps
 * it: what is chosen on another device later is that device's.
 */
function openedWith(): string {
  const theme = document.documentElement.dataset.householdTheme ?? 'system'
  localStorage.setItem(KEY, theme)
  return theme
}

function fromStored(value: string | null): MantineColorScheme {
  return value === 'light' || value === 'dark' ? value : 'auto'
}
