import { useSessionStorage } from '@mantine/hooks'

export function useTicks(recipeId: number) {
  const [ticked, setTicked] = useSessionStorage<string[]>({
    key: `food-pal-ticks-${recipeId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })

  return {
    any: ticked.length > 0,
    clear: () => setTicked([]),
    has: (line: string) => ticked.includes(line),
    toggle: (line: string) =>
      setTicked((current) =>
        current.includes(line) ? current.filter((other) => other !== line) : [...current, line],
      ),
  }
}

export type Ticks = ReturnType<typeof useTicks>
