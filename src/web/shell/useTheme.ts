import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { problemOf, request } from '../lib/request.ts'
import { toast } from '../lib/toast.ts'

type Theme = 'light' | 'dark'

export function useTheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const other: Theme = shown === 'dark' ? 'light' : 'dark'
  const save = useMutation({
    mutationFn: (value: Theme) => request('PUT', '/api/settings/theme', { value }),
    onSuccess: () =>
      toast.success('Settings updated', 'Your settings have been saved successfully.'),
    onError: (error) =>
      toast.error(
        'Error updating settings',
        problemOf(error, 'There was an error updating your settings.'),
      ),
  })

  return {
    /** What the toggle switches to. */
    other,
    /** Whether a person decided, rather than the system. */
    chosen: colorScheme !== 'auto',
    toggle: () => {
      setColorScheme(other)
      save.mutate(other)
    },
    matchSystem: () => setColorScheme('auto'),
  }
}
