import type { FamilyMemberForm, KnowledgeForm, WholeFamilyForm } from './family.contract.ts'

/** Where it stands in its list is added by the feature. */
type Unplaced<Form> = Omit<Form, 'sortOrder' | 'isActive'>

const lines = (...each: string[]) => each.map((line) => `• ${line}`).join('\n')

/** A household to try the app with, in the order in which it is shown. */
export const sampleMembers: Unplaced<FamilyMemberForm>[] = [
  {
    name: 'Mom',
    role: 'Parent',
    keyGoalsAndLimits: lines('More fiber', 'Dinner before 7 PM', 'Two fish nights a week'),
    likes: lines('Salmon', 'Any soup', 'Lentils', 'Roasted vegetables'),
    dislikes: lines('Cilantro', 'Very sweet sauces'),
  },
  {
    name: 'Dad',
    role: 'Parent',
    keyGoalsAndLimits: lines('Low sodium', 'Lighter lunches on workdays'),
    likes: lines('Steak', 'Tacos', 'Anything from the grill'),
    dislikes: lines('Shellfish (allergy)', 'Blue cheese'),
  },
  {
    name: 'Maya',
    role: 'Age 14',
    keyGoalsAndLimits: lines('Mostly vegetarian, fish is fine', 'Enough protein for swim practice'),
    likes: lines('Pasta with pesto', 'Tofu bowls', 'Bean burritos', 'Fruit with everything'),
    dislikes: lines('Red meat', 'Mushrooms'),
  },
  {
    name: 'Junior',
    role: 'Age 9',
    keyGoalsAndLimits: lines('One new food a week', 'A vegetable on every plate'),
    likes: lines('Chicken drumsticks', 'Rice', 'Carrots, raw', 'Pancakes'),
    dislikes: lines('Anything spicy', 'Foods that touch each other'),
  },
]

export const sampleWholeFamily: Unplaced<WholeFamilyForm>[] = [
  { name: 'Dinner time', value: '6:30 PM', description: 'On practice days half an hour later.' },
  {
    name: 'Weeknight limit',
    value: '40 minutes',
    description: 'From opening the fridge to sitting down, Monday to Thursday.',
  },
  {
    name: 'Spice level',
    value: 'Mild',
    description: 'Hot sauce stands on the table for those who want it.',
  },
  { name: 'Meatless nights', value: '2 a week', description: 'Maya picks one of the dishes.' },
  {
    name: 'Leftovers',
    value: 'Wednesday',
    description: 'Nothing new is cooked before they are gone.',
  },
  { name: 'Treats', value: 'Friday dessert', description: 'Baked at home when there is time.' },
]

export const sampleKnowledge: KnowledgeForm[] = [
  {
    vaultName: 'Kitchen',
    name: 'Oven',
    content: 'Runs hot: set it 15 degrees lower than the recipe says.',
  },
  {
    vaultName: 'Kitchen',
    name: 'Big pot',
    content: 'Holds 6 quarts, enough for a double batch of chili.',
  },
  {
    vaultName: 'Schedule',
    name: 'Practice days',
    content: 'Swimming on Tuesday and Thursday until 6 PM. Something ready in the fridge helps.',
  },
  {
    vaultName: 'Schedule',
    name: 'Grandparents',
    content: 'Come for lunch every other Sunday: cook for six.',
  },
  {
    vaultName: 'Shopping',
    name: 'Market day',
    content: 'Saturday morning. Best for eggs, greens and whatever fruit is in season.',
  },
]
