const meanings: Record<number, string> = {
  401: 'sign-in needed',
  403: 'not allowed',
  404: 'not found',
  410: 'gone',
  429: 'too many requests',
  500: 'an error over there',
  503: 'not available at the moment',
}

/** A sentence about an HTTP status that came instead of a file. */
export const answered = (status: number): string =>
  `The address answered ${status}${meanings[status] ? ` (${meanings[status]})` : ''}.`

/** Sentences that fit any kind of remote file. */
export const remoteSentences = {
  unreachable: 'The address could not be reached.',
  tooSlow: 'It took too long to answer.',
  lessSecure: 'The address leads from a secure place (https) to one that is not (http).',
  tooManyRedirects: 'The address leads from one place to another without end.',
  notSecure: "The address is not secure: its certificate can't be trusted.",
}
