import type { MantineThemeComponents } from '@mantine/core'

const MOTION = 150
const fade = { transition: 'fade', duration: MOTION }
const rise = { transition: 'pop', duration: MOTION }

/** How Mantine's pieces stand unless a screen says otherwise; their colours are in theme.css. */
export const components: MantineThemeComponents = {
  // Whoever writes from right to left sees it so.
  Autocomplete: { defaultProps: { dir: 'auto' } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  Button: { defaultProps: { size: 'md' } },
  Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 20, shadow: 'xs' } },
  Checkbox: { defaultProps: { radius: 'xs', iconColor: 'var(--fp-on-fill)' } },
  CloseButton: { defaultProps: { iconSize: 18 } },
  DrawerRoot: { defaultProps: { transitionProps: { duration: MOTION } } },
  Input: { defaultProps: { size: 'md' } },
  InputWrapper: { defaultProps: { size: 'md' } },
  Menu: {
    defaultProps: {
      transitionProps: rise,
      shadow: 'md',
      // The first item takes the focus; a hidden element in a menu is none to a screen reader.
      withInitialFocusPlaceholder: false,
    },
  },
  Modal: {
    defaultProps: { radius: 'lg', padding: 24, transitionProps: rise, overlayProps: {} },
  },
  Notification: { defaultProps: { radius: 'md', withBorder: true } },
  Paper: { defaultProps: { radius: 'lg' } },
  // Inside the page's main part, so that nothing floats outside every landmark.
  Portal: { defaultProps: { target: '#main' } },
  Popover: { defaultProps: { transitionProps: rise, shadow: 'md' } },
  SegmentedControl: { defaultProps: { radius: 12, transitionDuration: MOTION } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Textarea: { defaultProps: { dir: 'auto' } },
  TextInput: { defaultProps: { dir: 'auto' } },
  Tooltip: { defaultProps: { transitionProps: fade, radius: 'sm' } },
}
