import type { z } from 'zod'

/** A setting that the program knows, by its key, and what it takes. */
export type KnownSetting<Value = z.core.util.JSONType> = { key: string; takes: z.ZodType<Value> }
