import type { RemoteProblem } from '#server/remote/guardedRequest.ts'
import { answered, remoteSentences } from '#server/remote/sentences.ts'

/** The reason why nothing can be imported, as a sentence for the user. */
export class ImportProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ImportProblem'
  }
}

const privateNetwork =
  "Food Pal doesn't read pages on a private network. Whoever looks after it can allow that (CALENDAR_ALLOW_PRIVATE_HOSTS)."
export const noAddress = "This isn't a web address. It should start with https:// or http://."
const tooLarge = 'The page is larger than 5 MB.'
export const noPage = "The page at this address couldn't be read."
const refuses = "This site doesn't let apps read its pages. Paste the page instead."
export const noRecipeThere =
  "We couldn't find a recipe there. If you see one, paste the page instead."
/** For pages that ask for consent, or whether somebody is human. */
export const asksFirst =
  'This site asks something before it shows its pages. Open it in your browser, then paste the page instead.'
export const noRecipeInText =
  "We couldn't find a recipe in this text. It needs a title, and ingredients or steps."
export const noRecipeInFile = "We couldn't find a recipe in this file."
export const nothingOnServer = "There's nothing on this server yet."
export const notTheProgram = "What this server answers can't be read. Is it the right program?"
export const tooMuch = "There's too much here to read."
export const tookTooLong = 'This takes too long to read.'
export const brokenFile = "This file is damaged or isn't a recipe export."

/** Statuses of sites that refuse programs, but usually not a person with a browser. */
const refusedStatuses = new Set([401, 402, 403, 406, 429, 451, 503])

const sentences = { ...remoteSentences, privateNetwork, tooLarge }

export function sentenceOf({ trouble, status }: RemoteProblem): string {
  if (trouble !== 'answered') return sentences[trouble]
  return refusedStatuses.has(status) ? refuses : answered(status)
}
