import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemOf, request } from './request.ts'
import { toast } from './toast.ts'

export type Theme = 'light' | 'dark'

export function useTheme() {
  const client = useQueryClient()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const other: Theme = shown === 'dark' ? 'light' : 'dark'
  const save = useMutation({
    mutationFn: (value: Theme) => request('PUT', '/api/settings/theme', { value }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['settings'] })
      toast.success('Settings updated', 'Your settings have been saved successfully.')
    },
    onError: (error) =>
      toast.error(
        'Error updating settings',
        problemOf(error, 'There was an error updating your settings.'),
      ),
  })

  const choose = (theme: Theme) => {
    setColorScheme(theme)
    return save.mutateAsync(theme)
  }

  return {
    shown,
    choose,
    /** What the toggle switches to. */
    other,
    /** Whether a person decided, rather than the system. */
    chosen: colorScheme !== 'auto',
    // A failure is told by the toast.
    toggle: () => void choose(other).catch(() => {}),
    matchSystem: () => setColorScheme('auto'),
  }
}
