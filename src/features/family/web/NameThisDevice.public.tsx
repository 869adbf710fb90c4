import { Anchor, Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useOpenDialog } from '#web/shell/appDialogs.ts'
import { memberApi } from './family.api.ts'
import { presenceQuery } from './whoIsHere.api.ts'

/** Leads on from a change that nobody's name stands at, while this device has none either. */
export function NameThisDevice() {
  const { data: presence } = useQuery(presenceQuery)
  const { data: members } = useQuery(memberApi.list)
  const openDialog = useOpenDialog()
  if (presence?.name !== null || !members?.some(({ isActive }) => isActive)) return null
  return (
    <Box component="p" mt={6} fz="sm" c="dimmed">
      We don't know who uses this device.{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => openDialog('who')}>
        Name this device
      </Anchor>
    </Box>
  )
}
