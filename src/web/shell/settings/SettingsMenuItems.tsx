import { Loader, Menu } from '@mantine/core'
import {
  type Icon,
  IconAdjustments,
  IconArchive,
  IconBraces,
  IconDeviceDesktop,
  IconDevicesX,
  IconLogout,
  IconMarkdown,
  IconMoon,
  IconRefresh,
  IconRestore,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  useDownloadBackup,
  useExportJson,
  useExportMarkdown,
} from '#features/backup/web/backup.api.ts'
import { presenceQuery } from '#features/family/web/whoIsHere.api.ts'
import { useTheme } from '#features/settings/web/theme.api.ts'
import { householdQuery } from '../../lib/http/householdQuery.ts'
import { useOpenDialog } from '../appDialogs.ts'
import { useRefreshData, useSignOut } from './settingsActions.ts'

export function SettingsMenuItems() {
  const { data: household } = useQuery(householdQuery)
  const { data: presence } = useQuery(presenceQuery)
  const signOut = useSignOut('signOut')
  const signOutEverywhere = useSignOut('signOutEverywhere')
  const theme = useTheme()
  const openDialog = useOpenDialog()

  return (
    <>
      <ActionItem icon={IconRefresh} action={useRefreshData()} keepOpen>
        Refresh Data
      </ActionItem>
      <Item icon={theme.other === 'dark' ? IconMoon : IconSun} onClick={theme.toggle}>
        {theme.other === 'dark' ? 'Dark Mode' : 'Light Mode'}
      </Item>
      {theme.chosen && (
        <Item icon={IconDeviceDesktop} onClick={theme.matchSystem}>
          Match system theme
        </Item>
      )}
      <Menu.Divider />
      <ActionItem icon={IconMarkdown} action={useExportMarkdown()}>
        Export Markdown
      </ActionItem>
      <ActionItem icon={IconBraces} action={useExportJson()}>
        Export JSON
      </ActionItem>
      <ActionItem icon={IconArchive} action={useDownloadBackup()}>
        Download Backup
      </ActionItem>
      <Item icon={IconRestore} onClick={() => openDialog('restore')}>
        Restore or Import…
      </Item>
      <Menu.Divider />
      <Item icon={IconUser} onClick={() => openDialog('who')}>
        {presence?.name ? `${presence.name} is here…` : 'Who is here…'}
      </Item>
      <Item icon={IconAdjustments} onClick={() => openDialog('settings')}>
        Advanced Settings
      </Item>
      {household?.passcode && (
        <>
          <Item icon={IconLogout} onClick={() => signOut.mutate()}>
            Sign out
          </Item>
          <Item icon={IconDevicesX} onClick={() => signOutEverywhere.mutate()}>
            Sign out everywhere
          </Item>
        </>
      )}
    </>
  )
}

interface ItemProps {
  icon: Icon
  onClick: () => void
  children: string
}

const Item = ({ icon: Icon, ...item }: ItemProps) => (
  <Menu.Item leftSection={<Icon size={18} aria-hidden />} {...item} />
)

interface ActionItemProps extends Omit<ItemProps, 'onClick'> {
  action: { isPending: boolean; mutate: () => void }
  keepOpen?: boolean
}

/** A menu item with a spinner while its action runs. */
const ActionItem = ({ icon: Icon, action, keepOpen, children }: ActionItemProps) => (
  <Menu.Item
    leftSection={action.isPending ? <Loader size={18} /> : <Icon size={18} aria-hidden />}
    disabled={action.isPending}
    closeMenuOnClick={!keepOpen}
    onClick={() => action.mutate()}
  >
    {children}
  </Menu.Item>
)
