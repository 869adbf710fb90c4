const labels: Record<string, string> = {
  expiryDate: 'keeps until',
  keyGoalsAndLimits: 'goals and limits',
  recipeName: 'dish',
  recipeId: 'recipe',
  isCompleted: 'bought',
  isActive: 'active',
  vaultName: 'topic',
  mealType: 'meal',
  attendees: 'who eats',
  sortOrder: 'place in the list',
}

/** A record's field in a family's words. */
export const fieldLabel = (name: string): string =>
  labels[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
