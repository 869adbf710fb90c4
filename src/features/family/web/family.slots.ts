import type { QueryClient } from '@tanstack/react-query'

/** What else changes when somebody is deleted, in sentences; filled in `web/slots.ts`. */
export const leaving: { say?: (name: string, client: QueryClient) => Promise<string> } = {}
