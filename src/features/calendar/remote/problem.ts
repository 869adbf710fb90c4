/** Why a calendar can't be read, in a sentence for a person. Anything else is a defect. */
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
export const unreachable = 'The address could not be reached.'
export const tooSlow = 'It took too long to answer.'
export const tooLarge = 'The calendar is larger than 10 MB.'
export const tooMuch = 'This calendar holds more than can be read.'
export const tookTooLong = 'This calendar takes too long to work out.'
export const lessSecure = 'The address leads from a secure place (https) to one that is not (http).'
export const tooManyRedirects = 'The address leads from one place to another without end.'
export const notSecure = "The address is not secure: its certificate can't be trusted."

const meanings: Record<number, string> = {
  401: 'sign-in needed',
  403: 'not allowed',
  404: 'not found',
  410: 'gone',
  429: 'too many requests',
  500: 'an error over there',
  503: 'not available at the moment',
}

export const answered = (status: number): string =>
  `The address answered ${status}${meanings[status] ? ` (${meanings[status]})` : ''}.`
