import { Box, Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

interface HouseholdSectionProps {
  title: string
  addLabel: string
  onAdd: () => void
  children: ReactNode
}

export function HouseholdSection({ title, addLabel, onAdd, children }: HouseholdSectionProps) {
  const heading = useId()
  return (
    <Box component="section" mt={36} aria-labelledby={heading}>
      <Group component="header" justify="space-between" wrap="nowrap" gap={12} mb={12}>
        <Title order={2} id={heading} fz="xl">
          {title}
        </Title>
        <Button
          variant="default"
          size="sm"
          flex="none"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </Group>
      {children}
    </Box>
  )
}
