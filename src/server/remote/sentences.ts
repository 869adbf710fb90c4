const meanings: Record<number, string> = {
  401: 'sign-in needed',
  403: 'not allowed',
  404: 'not found',
  410: 'gone',
  429: 'too many requests',
  500: 'a problem on their end',
  503: 'not available right now',
}

/** A sentence about an HTTP status that came instead of a file. */
export const answered = (status: number): string =>
  `The address answered ${status}${meanings[status] ? ` (${meanings[status]})` : ''}.`

/** Sentences that fit any kind of remote file. */
export const remoteSentences = {
  unreachable: "The address couldn't be reached.",
  tooSlow: 'It took too long to answer.',
  lessSecure: "The address goes from a secure page (https) to one that isn't (http).",
  tooManyRedirects: 'The address keeps redirecting and never arrives.',
  notSecure: "The address isn't secure: its certificate can't be trusted.",
}
