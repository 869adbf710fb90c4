import { Box } from '@mantine/core'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import { IngredientLine } from './IngredientLine.tsx'

interface ScaledLineProps {
  line: string
  factor: number
}

/** A line scaled to other servings, with the original amount beside it. */
export function ScaledLine({ line, factor }: ScaledLineProps) {
  const scaled = scaledLine(line, factor)
  if (scaled === line) return <IngredientLine line={line} />
  return (
    <>
      <IngredientLine line={scaled} />
      <Box component="span" display="block" c="dimmed" fz="0.8em">
        was {line}
      </Box>
    </>
  )
}
