import { Box, Stack, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useLocalState } from '../../lib/storage/browserState.ts'
import classes from './NavSection.module.css'

interface NavSectionProps {
  title: string
  storageKey: string
  /** The state until somebody opens or closes the section. */
  usuallyOpen: boolean
  children: ReactNode
}

export function NavSection({ title, storageKey, usuallyOpen, children }: NavSectionProps) {
  const [chosen, setChosen] = useLocalState<boolean | null>(storageKey, null)
  const open = chosen ?? usuallyOpen
  const listId = useId()
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <Box component="section" mb={10}>
      <UnstyledButton
        className={classes.title}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setChosen(!open)}
      >
        {title}
        <Chevron size={16} aria-hidden />
      </UnstyledButton>
      {open && (
        <Stack component="ul" gap={2} role="list" id={listId} aria-label={title}>
          {children}
        </Stack>
      )}
    </Box>
  )
}
