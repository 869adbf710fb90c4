import { Box, Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './HouseholdSection.module.css'

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
      <header className={classes.header}>
        <Title order={2} id={heading} fz="xl">
          {title}
        </Title>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </header>
      {children}
    </Box>
  )
}
