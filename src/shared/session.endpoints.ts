import { type Done, get, put, remove } from './endpoint.ts'

/** Who is at this device. */
export type Presence = {
  memberId: number | null
  /** The member's name; null if nobody said. */
  name: string | null
  /** Whether it was asked in this session. */
  isAsked: boolean
}

/** A browser with a session. */
export type Device = {
  id: string
  /** 'Chrome on Android'; null if it is not known yet. */
  device: string | null
  name: string | null
  lastSeenAt: string | null
  /** Whether it is the one that asks. */
  isThis: boolean
}

export const sessionEndpoints = {
  topic: 'sessions',
  presence: get('/api/session').answers<Presence>(),
  /** Null is somebody who does not say. */
  answer: put('/api/session').takes<{ memberId: number | null }>().answers<Presence>(),
  devices: get('/api/sessions').answers<Device[]>(),
  end: remove('/api/sessions/:id').answers<Done>(),
}
