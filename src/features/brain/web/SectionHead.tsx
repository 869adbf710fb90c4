import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface SectionHeadProps {
  title: string
  children: ReactNode
}

export const SectionHead = ({ title, children }: SectionHeadProps) => (
  <Group gap="6px 10px">
    <Box component="h2" m={0} fz="md" fw={600} className="breaks">
      {title}
    </Box>
    {children}
  </Group>
)

export const SectionFact = ({ children }: { children: ReactNode }) => (
  <span className="dim small tabular">{children}</span>
)
