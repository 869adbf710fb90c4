export function buildWebIfStale(): Promise<boolean>
