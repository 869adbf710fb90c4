import { UnstyledButton } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { householdQuery } from '../../lib/http/householdQuery.ts'
import { whenIdle } from '../../lib/idle.ts'
import { lazyMenu } from '../../ui/lazyMenu.tsx'
import type { MenuTargetProps } from '../../ui/OpenMenu.tsx'
import classes from '../navigation/NavEntry.module.css'

const SettingsMenu = lazyMenu(
  async () => (await import('./SettingsMenuItems.tsx')).SettingsMenuItems,
)

export function Settings({ iconOnly }: { iconOnly?: boolean }) {
  const client = useQueryClient()
  // Read ahead, so that the menu has its full length when it opens.
  useEffect(() => whenIdle(() => void client.prefetchQuery(householdQuery)), [client])

  return (
    <SettingsMenu
      position="top-start"
      width={230}
      renderTarget={(target) => <SettingsButton {...target} iconOnly={iconOnly} />}
      items={{}}
    />
  )
}

interface SettingsButtonProps extends MenuTargetProps {
  iconOnly?: boolean
}

function SettingsButton({ iconOnly, ...target }: SettingsButtonProps) {
  return (
    <UnstyledButton
      {...target}
      className={classes.entry}
      aria-label="Settings"
      data-tip={iconOnly ? 'Settings' : undefined}
      data-tip-side="right"
    >
      <IconSettings size={20} aria-hidden />
      <span className={iconOnly ? classes.word : 'grow'}>Settings</span>
    </UnstyledButton>
  )
}
