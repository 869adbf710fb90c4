import { minutesAt } from '#shared/days.ts'

/** `from` is a minute of the day; the times are 'HH:mm', or left out for the day's ends. */
export const startingWithin = <T extends { from: number }>(
  parts: readonly T[],
  from = '00:00',
  until = '24:00',
): T[] => parts.filter((part) => part.from >= minutesAt(from) && part.from < minutesAt(until))
