import { ActionIcon } from '@mantine/core'
import { IconDeviceMobile, IconMenu2 } from '@tabler/icons-react'
import { Pill } from '../ui/Pill.tsx'
import classes from './PhoneHeader.module.css'
import { usePhoneMode } from './usePhoneMode.ts'

interface PhoneHeaderProps {
  drawerOpen: boolean
  onOpen: () => void
}

export function PhoneHeader({ drawerOpen, onOpen }: PhoneHeaderProps) {
  const { on } = usePhoneMode()
  return (
    <header className={classes.header}>
      <ActionIcon
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        onClick={onOpen}
        className={classes.menu}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <span className={classes.name}>Food Pal</span>
      {on && (
        <Pill tone="brand">
          <IconDeviceMobile size={14} aria-hidden />
          Phone
        </Pill>
      )}
    </header>
  )
}
