export const themeKey = 'theme'
export const timeZoneKey = 'household.timeZone'
export const waysKey = 'household.ways'
