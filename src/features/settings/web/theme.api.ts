import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import type { z } from 'zod'
import { send } from '#web/lib/http/call.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import type { themeSetting } from '../settings.contract.ts'
import { settingsEndpoints } from '../settings.endpoints.ts'
import { themeKey } from '../settings.logic.ts'

export type Theme = z.infer<typeof themeSetting.takes>

export function useTheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const other: Theme = shown === 'dark' ? 'light' : 'dark'
  const save = useListChange({
    topic: settingsEndpoints.topic,
    undo: false,
    send: (value: Theme) =>
      send(settingsEndpoints.update, { params: { key: themeKey }, input: { value } }),
    done: { title: 'Settings updated', text: 'Your settings have been saved successfully.' },
    failed: {
      title: 'Error updating settings',
      otherwise: 'There was an error updating your settings.',
    },
  })

  const choose = (theme: Theme) => {
    setColorScheme(theme)
    return save.mutateAsync(theme)
  }

  return {
    shown,
    choose,
    other,
    /** Whether a person chose the theme, rather than the system. */
    chosen: colorScheme !== 'auto',
    // The toast shows a failure.
    toggle: () => void choose(other).catch(() => {}),
    matchSystem: () => setColorScheme('auto'),
  }
}
