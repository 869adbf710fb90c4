import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './NavEntry.module.css'

interface SettingsButtonProps extends ComponentProps<'button'> {
  iconOnly?: boolean
}

export function SettingsButton({ iconOnly, ...button }: SettingsButtonProps) {
  return (
    <Tooltip label="Settings" position="right" offset={14} disabled={!iconOnly}>
      <UnstyledButton {...button} className={classes.entry} aria-label="Settings">
        <IconSettings size={20} stroke={1.6} className={classes.icon} aria-hidden />
        {!iconOnly && <span className={classes.label}>Settings</span>}
      </UnstyledButton>
    </Tooltip>
  )
}
