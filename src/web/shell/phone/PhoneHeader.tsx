import { IconDeviceMobile, IconMenu2 } from '@tabler/icons-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { phoneHeaderPlace, phoneTitlePlace } from '../../ui/InPhoneHeader.tsx'
import { Pill } from '../../ui/Pill.tsx'
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
      <IconButton
        icon={IconMenu2}
        iconSize={20}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        onClick={onOpen}
        c="var(--fp-text)"
      />
      <div className={classes.name}>
        <div id={phoneTitlePlace} />
        <span>Food Pal</span>
      </div>
      {on && (
        <Pill tone="brand">
          <IconDeviceMobile size={14} aria-hidden />
          Phone
        </Pill>
      )}
      <div id={phoneHeaderPlace} />
    </header>
  )
}
