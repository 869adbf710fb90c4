import type { RecordFields } from '#shared/fields.ts'
import { byPlace } from '#shared/order.ts'
import type { Reader } from '../db/open.ts'

/** Texts in which a message's words are searched: a word in the name weighs most. */
type SearchedTexts = {
  [Part in 'name' | 'about' | 'inside']?: (string | null | undefined)[]
}

/** A list in the assistant's prompt: a heading, and a line for each record. */
type Definition<R extends RecordFields> = {
  /** The key in the household that an assistant gets, and for its lookups: 'pantry'. */
  name: string
  title: string
  /** The part of the list that is read: 'from two weeks back to five weeks ahead'. */
  range?: string
  /** Prompts show the lists in this order; those without a place come last. */
  place?: number
  topic: string
  read: (reader: Reader, today: string) => Promise<readonly R[]>
  /** Another day has other records. */
  isDaily?: boolean
  /** The fields of a line, behind the id. `isFull` shows more of longer texts. */
  fields: (record: R, isFull: boolean) => string[]
  searched: (record: R) => SearchedTexts
}

// biome-ignore lint/suspicious/noExplicitAny: each takes its own records, so no narrower type fits all
export type PromptList = Definition<any>

export const definePromptList = <R extends RecordFields>(list: Definition<R>): PromptList => list

/** 'Menu, from two weeks back to five weeks ahead'. */
export const headingOf = ({ title, range }: PromptList): string =>
  range ? `${title}, ${range}` : title

export const promptListsOf = (
  parts: readonly { promptLists?: readonly PromptList[] }[],
): PromptList[] => parts.flatMap(({ promptLists = [] }) => promptLists).sort(byPlace)
