import { Box, Button, Title } from '@mantine/core'
import { useOpenDialog } from '#web/shell/appDialogs.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'

export function MoveInCard() {
  const openDialog = useOpenDialog()
  return (
    <section aria-labelledby="settings-move-in">
      <Title order={3} mb={10} fz="md" id="settings-move-in">
        Move In
      </Title>
      <Box className={dialog.list} p="12px 14px">
        <p className="dim small">
          Bring recipes, pantry, shopping list, menu and cooked meals along from Mealie, Tandoor,
          Grocy, Paprika and others.
        </p>
        <Button size="sm" variant="default" mt={12} onClick={() => openDialog('moveIn')}>
          Move In…
        </Button>
      </Box>
    </section>
  )
}
