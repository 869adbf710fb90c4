/** How much a file matters to whoever reads the program. */
export const fileCategories = ['essential', 'important', 'optional', 'excluded'] as const

export type FileCategory = (typeof fileCategories)[number]

/** Selected until somebody chooses otherwise. */
export const isSelectedAtFirst = (category: FileCategory) =>
  category === 'essential' || category === 'important'

/** Made at the time of the export, and always in it. */
export const systemPromptName = 'SYSTEM_PROMPT.md'

export type CodeFile = {
  /** From the program's folder on, with slashes: 'src/server/main.ts'. */
  path: string
  category: FileCategory
  /** 'TypeScript', 'Styles'. */
  type: string
  /** In bytes. */
  size: number
  content: string
}

const kilobyte = 1_024
const megabyte = kilobyte * kilobyte

/** '820 B', '12.4 KB', '1.3 MB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`
  // What would be rounded to 1024 KB is a megabyte.
  return bytes < megabyte - kilobyte / 20
    ? `${tenths(bytes / kilobyte)} KB`
    : `${tenths(bytes / megabyte)} MB`
}

const tenths = (amount: number) => String(Math.round(amount * 10) / 10)
