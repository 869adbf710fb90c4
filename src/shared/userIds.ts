/** Stands for whoever did not say who they are. */
export const nobodyNamed = 'household'

const unnamed = [nobodyNamed, 'user', 'program']

/** Whether a change's `userId` is a name that somebody knows. */
export const isNamed = (userId: string): boolean => !unnamed.includes(userId)
