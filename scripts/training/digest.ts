import { createHash } from 'node:crypto'
import { read } from './examples.ts'

/** Of all that is learnt from. */
export const digestOfData = (): string =>
  ['sayings.jsonl', 'household.json', 'questions.txt']
    .reduce((hash, file) => hash.update(read(file)), createHash('sha256'))
    .digest('hex')
