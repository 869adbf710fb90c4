import type { z } from 'zod'

export type KnownSetting<Value = z.core.util.JSONType> = { key: string; takes: z.ZodType<Value> }
