import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { SearchBox, type SearchBoxProps } from '../forms/SearchBox.tsx'

interface ToolbarProps extends SearchBoxProps {
  children?: ReactNode
}

/** A list's search box and filters. */
export function Toolbar({ children, ...search }: ToolbarProps) {
  return (
    <Group gap={12} mb={20}>
      <Box flex={{ base: '1 1 100%', sm: '1 1 220px' }}>
        <SearchBox {...search} />
      </Box>
      {children}
    </Group>
  )
}
