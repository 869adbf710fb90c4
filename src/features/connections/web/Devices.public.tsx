import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Device } from '#shared/session.endpoints.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { useSignOut } from '#web/shell/settings/settingsActions.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { RevocableRow } from '#web/ui/lists/RevocableRow.tsx'
import { devicesQuery, useEndDevice } from './devices.api.ts'

/** The browsers with a session. Signing one out takes effect at once. */
export function Devices() {
  const devices = useQuery(devicesQuery)
  return (
    <section aria-labelledby="settings-devices">
      <Title order={3} mb={10} fz="md" id="settings-devices">
        Devices
      </Title>
      <QueryStates
        query={devices}
        loading={<Skeleton height={52} radius="md" />}
        failed="The devices couldn't be loaded"
        empty={<p className="dim small">No device has said yet who is at it.</p>}
      >
        {(list) => (
          <ul role="list" className={`${dialog.list} ruled`} aria-labelledby="settings-devices">
            {list.map((each) => (
              <DeviceRow key={each.id} device={each} />
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
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
