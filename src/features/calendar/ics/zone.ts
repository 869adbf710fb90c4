/** Converts between wall time and instants. */
export type Zone = {
  toInstant: (wall: number) => number
  toWall: (instant: number) => number
}

export const utc: Zone = { toInstant: (wall) => wall, toWall: (instant) => instant }

/** A skipped hour counts from before the change; of a repeated hour the first one counts. */
export const namedZone = (name: string): Zone =>
  /^(Etc\/)?(UTC|GMT|Z)$/i.test(name)
    ? utc
    : {
        toInstant: (wall) =>
          Temporal.Instant.fromEpochMilliseconds(wall)
            .toZonedDateTimeISO('UTC')
            .toPlainDateTime()
            .toZonedDateTime(name).epochMilliseconds,
        toWall: (instant) =>
          instant +
          Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name)
            .offsetNanoseconds /
            1_000_000,
      }
