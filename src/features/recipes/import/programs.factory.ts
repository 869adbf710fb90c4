import { jsonBooks } from './programs/jsonBooks.factory.ts'
import { textBooks } from './programs/textBooks.factory.ts'

/** Small exports after each program's published format, by file name. */
export const programBooks = { ...jsonBooks, ...textBooks }
