import { Loader, Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconArchive,
  IconBraces,
  IconDeviceDesktop,
  IconLogout,
  IconMarkdown,
  IconMoon,
  IconRefresh,
  IconRestore,
  IconSun,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  useDownloadBackup,
  useExportJson,
  useExportMarkdown,
} from '#features/backup/web/backup.api.ts'
import { useTheme } from '#features/settings/web/theme.api.ts'
import { householdQuery } from '../lib/household.ts'
import { useOpenDialog } from './appDialogs.ts'
import { useRefreshData, useSignOut } from './settingsActions.ts'

const icon = { size: 18, 'aria-hidden': true }

export function SettingsMenuItems() {
  const { data: household } = useQuery(householdQuery)
  const refresh = useRefreshData()
  const exportMarkdown = useExportMarkdown()
  const exportJson = useExportJson()
  const signOut = useSignOut()
  const backup = useDownloadBackup()
  const theme = useTheme()
  const openDialog = useOpenDialog()
  const spinner = <Loader size={18} />

  return (
    <>
      <Menu.Item
        leftSection={refresh.isPending ? spinner : <IconRefresh {...icon} />}
        disabled={refresh.isPending}
        closeMenuOnClick={false}
        onClick={() => refresh.mutate()}
      >
        Refresh Data
      </Menu.Item>
      <Menu.Item
        leftSection={theme.other === 'dark' ? <IconMoon {...icon} /> : <IconSun {...icon} />}
        onClick={theme.toggle}
      >
        {theme.other === 'dark' ? 'Dark Mode' : 'Light Mode'}
      </Menu.Item>
      {theme.chosen && (
        <Menu.Item leftSection={<IconDeviceDesktop {...icon} />} onClick={theme.matchSystem}>
          Match system theme
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        leftSection={exportMarkdown.isPending ? spinner : <IconMarkdown {...icon} />}
        disabled={exportMarkdown.isPending}
        onClick={() => exportMarkdown.mutate()}
      >
        Export Markdown
      </Menu.Item>
      <Menu.Item
        leftSection={exportJson.isPending ? spinner : <IconBraces {...icon} />}
        disabled={exportJson.isPending}
        onClick={() => exportJson.mutate()}
      >
        Export JSON
      </Menu.Item>
      <Menu.Item
        leftSection={backup.isPending ? spinner : <IconArchive {...icon} />}
        disabled={backup.isPending}
        onClick={() => backup.mutate()}
      >
        Download Backup
      </Menu.Item>
      <Menu.Item leftSection={<IconRestore {...icon} />} onClick={() => openDialog('restore')}>
        Restore or Import…
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconAdjustments {...icon} />} onClick={() => openDialog('settings')}>
        Advanced Settings
      </Menu.Item>
      {household?.passcode && (
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => signOut.mutate()}>
          Sign out
        </Menu.Item>
      )}
    </>
  )
}
