import type { MantineThemeComponents } from '@mantine/core'

const MOTION = 150
const fade = { transition: 'fade', duration: MOTION }
const rise = { transition: 'pop', duration: MOTION }

/** Default props of Mantine's components; their colours are in theme.css. */
export const components: MantineThemeComponents = {
  // Text in a right-to-left script is aligned to the right.
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
      // The first item takes the focus; a placeholder would be no menu item to a screen reader.
      withInitialFocusPlaceholder: false,
    },
  },
  Modal: {
    defaultProps: { radius: 'lg', padding: 24, transitionProps: rise, overlayProps: {} },
  },
  Notification: { defaultProps: { radius: 'md', withBorder: true } },
  Paper: { defaultProps: { radius: 'lg' } },
  // Inside `main`, so that overlays stay within a landmark.
  Portal: { defaultProps: { target: '#main' } },
  Popover: { defaultProps: { transitionProps: rise, shadow: 'md' } },
  SegmentedControl: { defaultProps: { radius: 12, transitionDuration: MOTION } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Textarea: { defaultProps: { dir: 'auto' } },
  TextInput: { defaultProps: { dir: 'auto' } },
  Tooltip: { defaultProps: { transitionProps: fade, radius: 'sm' } },
}
