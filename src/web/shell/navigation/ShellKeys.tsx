import { useWindowEvent } from '@mantine/hooks'
import { useLocation } from 'wouter'
import { undoLast } from '../../lib/http/undoAction.ts'
import { CODE_EXPORTER } from '../../routes.tsx'
import { useKeySequence } from './useKeySequence.ts'

const TO_CODE_EXPORTER = 'Up Up Down Down Up Up Down Down'
  .split(' ')
  .map((direction) => `Arrow${direction}`)

/** Where the browser takes back what was typed, or something else stands in front. */
const HAS_ITS_OWN = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** Keys that work on every screen. */
export function ShellKeys() {
  const [, navigate] = useLocation()
  useKeySequence(TO_CODE_EXPORTER, () => navigate(CODE_EXPORTER))
  useWindowEvent('keydown', (event) => {
    const { target, key, shiftKey } = event
    if (key !== 'z' || shiftKey || !(event.ctrlKey || event.metaKey)) return
    if (target instanceof Element && target.closest(HAS_ITS_OWN)) return
    undoLast()
  })
  return null
}
