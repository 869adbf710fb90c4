import { Menu } from '@mantine/core'
import { IconChefHat } from '@tabler/icons-react'
import { useCookedMeals } from './cooking.api.ts'

interface CookedItemProps {
  mealId: number
  onCooked: () => void
  onAsCooked: (cookingId: number) => void
}

export function CookedItem({ mealId, onCooked, onAsCooked }: CookedItemProps) {
  const cooking = useCookedMeals()?.get(mealId)
  return (
    <Menu.Item
      leftSection={<IconChefHat size={18} aria-hidden />}
      onClick={cooking ? () => onAsCooked(cooking.id) : onCooked}
    >
      {cooking ? 'How we cooked it' : 'We cooked it'}
    </Menu.Item>
  )
}
