import { UnstyledButton } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { Pill } from '../../ui/Pill.tsx'
import classes from '../navigation/NavEntry.module.css'
import { usePhoneMode } from './usePhoneMode.ts'

export function PhoneModeToggle() {
  const { on, set } = usePhoneMode()
  return (
    <UnstyledButton className={classes.entry} aria-pressed={on} onClick={() => set(!on)}>
      <IconDeviceMobile size={20} aria-hidden />
      <span className="grow">Phone Mode</span>
      {on && <Pill tone="brand">ON</Pill>}
    </UnstyledButton>
  )
}
