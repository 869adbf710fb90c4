export const themeKey = 'theme'
export const timeZoneKey = 'household.timeZone'
