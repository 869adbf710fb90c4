import zones from './windowsZones.json' with { type: 'json' }

/** Names of time zones in Windows and Outlook, from Unicode's CLDR table. */
const byName = new Map(
  Object.entries(zones).flatMap(([zone, names]) =>
    names.map((name): [string, string] => [name.toLowerCase(), zone]),
  ),
)

/** 'Eastern Standard Time', or '(UTC-05:00) Eastern Time (US & Canada)' as Outlook shows it. */
export function windowsZone(name: string): string | undefined {
  const bare = name.startsWith('(') ? name.slice(name.indexOf(')') + 1) : name
  return byName.get(bare.trim().toLowerCase())
}
