import { answered, remoteSentences } from '#server/remote/sentences.ts'

/** The reason why a calendar can't be read, as a sentence for the user. */
export class CalendarProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CalendarProblem'
  }
}

export const privateNetwork =
  "Food Pal doesn't read calendars on a private network. Whoever looks after it can allow that (CALENDAR_ALLOW_PRIVATE_HOSTS)."
export const notACalendar = "This isn't a calendar file."
export const notUnderstood = "This calendar couldn't be read."
export const tooLarge = 'The calendar is larger than 10 MB.'
export const tooMuch = "There's too much in this calendar to read."
export const tookTooLong = 'This calendar takes too long to read.'
export const { unreachable, tooSlow, tooManyRedirects } = remoteSentences

export { answered }
