import { answered, remoteSentences } from '#server/remote/sentences.ts'

/** The reason why a calendar can't be read, as a sentence for the user. */
export class CalendarProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CalendarProblem'
  }
}

export const privateNetwork =
  'Calendars on a private network are not read. The owner can allow it (CALENDAR_ALLOW_PRIVATE_HOSTS).'
export const notACalendar = 'This is not a calendar file.'
export const notUnderstood = 'This calendar could not be understood.'
export const tooLarge = 'The calendar is larger than 10 MB.'
export const tooMuch = 'This calendar holds more than can be read.'
export const tookTooLong = 'This calendar takes too long to work out.'
export const { unreachable, tooSlow, tooManyRedirects } = remoteSentences

export { answered }
