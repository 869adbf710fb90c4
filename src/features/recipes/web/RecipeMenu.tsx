import { Menu } from '@mantine/core'
import { IconMaximize, IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Recipe } from '../recipes.contract.ts'
import { DotsButton } from './DotsButton.tsx'
import type { RecipeActions } from './useRecipeDialogs.ts'

interface RecipeMenuProps {
  recipe: Recipe
  actions: RecipeActions
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true }

/** Opens as it appears: it takes the place of the button that was just pressed. */
export function RecipeMenu({ recipe, actions }: RecipeMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])

  const choose = (act: (recipe: Recipe) => void) => () => {
    // A dialog gives the focus back to where it was, and the menu's item will be gone by then.
    button.current?.focus()
    act(recipe)
  }

  return (
    <Menu position="bottom-end" width={200} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <DotsButton ref={button} title={recipe.title} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMaximize {...icon} />} onClick={choose(actions.view)}>
          View Recipe
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={choose(actions.edit)}>
          Edit Recipe
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={choose(actions.remove)}
        >
          Delete Recipe
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
