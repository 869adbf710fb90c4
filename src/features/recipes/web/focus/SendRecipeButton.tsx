import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { SendLink } from '#web/shell/SendLink.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

interface SendRecipeButtonProps {
  recipeId: number
  asIcon?: boolean
  onOpened: (opened: boolean) => void
}

const label = 'Send a link'

export function SendRecipeButton({ recipeId, asIcon, onOpened }: SendRecipeButtonProps) {
  const [opened, setOpened] = useState(false)
  const show = (isShown: boolean) => {
    setOpened(isShown)
    onOpened(isShown)
  }
  const open = () => show(true)
  return (
    <>
      {asIcon ? (
        <IconButton
          icon={IconLink}
          label={label}
          tip={label}
          variant="default"
          size={40}
          onClick={open}
        />
      ) : (
        <Button variant="default" leftSection={<IconLink size={18} aria-hidden />} onClick={open}>
          {label}
        </Button>
      )}
      <SendLink opened={opened} onClose={() => show(false)} shows={{ kind: 'recipe', recipeId }} />
    </>
  )
}
