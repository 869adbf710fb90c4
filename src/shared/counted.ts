/** '1 hour', '2 hours'. */
export const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
