import { useQuery } from '@tanstack/react-query'
import type { Device } from '#shared/session.endpoints.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { useSignOut } from '#web/shell/settings/settingsActions.ts'
import { ListSection } from '#web/ui/lists/ListSection.tsx'
import { RevocableRow } from '#web/ui/lists/RevocableRow.tsx'
import { devicesQuery, useEndDevice } from './devices.api.ts'

/** The browsers with a session. Signing one out takes effect at once. */
export function Devices() {
  const devices = useQuery(devicesQuery)
  return (
    <ListSection
      id="settings-devices"
      title="Devices"
      query={devices}
      failed="The devices couldn't be loaded"
      empty="No device has said yet who is at it."
      row={(device) => <DeviceRow key={device.id} device={device} />}
    />
  )
}

function DeviceRow({ device: { id, device, name, lastSeenAt, isThis } }: { device: Device }) {
  const say = useShortMoment()
  const { data: household } = useHousehold()
  const end = useEndDevice()
  const signOut = useSignOut('signOut')
  const title = device ?? 'A browser'
  const seen = lastSeenAt ? say && `last seen ${say(lastSeenAt)}` : 'not seen lately'
  // Without a passcode there is nothing to sign out of: the device is asked again who is at it.
  const verb = household?.passcode ? 'Sign out' : 'Forget'
  const endsOwn = isThis && household?.passcode
  return (
    <RevocableRow
      title={title}
      note={[name ?? 'Someone', isThis ? 'this device' : seen].filter(Boolean).join(', ')}
      verb={verb}
      label={`${verb}: ${title}`}
      pending={end.isPending || signOut.isPending}
      onRevoke={() => (endsOwn ? signOut.mutate() : end.mutate(id))}
    />
  )
}
