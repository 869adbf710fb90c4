export function buildIfStale(parts?: ('web' | 'server')[]): Promise<boolean>
