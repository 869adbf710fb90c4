/** Somebody of whom nothing is known yet. */
export const newMember = (name: string) => ({
  name,
  keyGoalsAndLimits: '',
  likes: '',
  dislikes: '',
})
