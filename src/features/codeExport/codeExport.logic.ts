/** The importance of a file to a reader of the program. */
export const fileCategories = ['essential', 'important', 'optional', 'excluded'] as const

export type FileCategory = (typeof fileCategories)[number]

export const isSelectedAtFirst = (category: FileCategory) =>
  category === 'essential' || category === 'important'

/** Generated at each export, and always part of it. */
export const systemPromptName = 'SYSTEM_PROMPT.md'

export type CodeFile = {
  /** Relative to the program's folder, with slashes: 'src/server/main.ts'. */
  path: string
  category: FileCategory
  /** 'TypeScript', 'Styles'. */
  type: string
  /** Bytes. */
  size: number
  content: string
}

const kilobyte = 1_024
const megabyte = kilobyte * kilobyte

export function sizeInWords(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`
  // A size that would be rounded to 1024 KB is shown in MB.
  return bytes < megabyte - kilobyte / 20
    ? `${tenths(bytes / kilobyte)} KB`
    : `${tenths(bytes / megabyte)} MB`
}

const tenths = (amount: number) => String(Math.round(amount * 10) / 10)
