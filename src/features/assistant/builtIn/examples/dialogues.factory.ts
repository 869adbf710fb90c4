import { meals, mon, sat, says, toBuy } from './example.factory.ts'

export const dialogues = [
  says(['add milk', 'and butter'], toBuy({ name: 'Butter' })),
  says(
    ['we need ground turkey', 'make that 3 lb'],
    toBuy({ name: 'Ground turkey', quantity: '3 lb' }),
  ),
  says(
    ['we need 3 cartons of oat milk and 2 lb of carrots', 'no, make that 3 lb'],
    toBuy({ name: 'Carrots', quantity: '3 lb' }),
  ),
  says(['add milk', 'actually almond milk'], toBuy({ name: 'Almond milk' })),
  says(
    ['tacos on Saturday', 'and on Monday too'],
    meals({ recipeName: 'Black bean tacos', date: mon }),
  ),
  says(['maybe we should get rid of the celery', 'no']),
  says(
    ['chicken on Saturday', 'the butter one'],
    meals({ recipeName: 'Butter chicken', date: sat }),
  ),
  says(['add milk', 'never mind']),
  says(['delete the oat milk', 'no']),
  says(['add milk', 'thanks!']),
  says(['add milk', 'is there any butter?']),
]
