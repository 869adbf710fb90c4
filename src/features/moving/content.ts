import type { Household } from '#features/recipes/recipes.service.ts'

/** Everything read of a file or server, and the key of its pictures. */
export type Content = { household: Household; kept: { file: string; of: number[] } | undefined }

/** Says what is done at the moment, and how far it is. */
export type Doing = (what: string, done: number, total: number) => void
