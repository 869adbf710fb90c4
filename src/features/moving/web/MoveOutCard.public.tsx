import { Anchor, Box, Group, Title } from '@mantine/core'
import { exportZipPath } from '#features/recipes/import/import.endpoints.ts'
import { atBase } from '#web/lib/basePath.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'

const files = [
  {
    path: exportZipPath,
    what: 'Recipes with pictures',
    form: 'zip, for Nextcloud, Mealie, Tandoor',
  },
  { path: '/api/export/pantry.csv', what: 'Pantry', form: 'table' },
  { path: '/api/export/shoppingList.csv', what: 'Shopping list', form: 'table' },
  { path: '/api/export', what: 'Every list', form: 'JSON', name: 'food-pal-export.json' },
]

/** What other programs read; a backup is for Food Pal itself. */
export function MoveOutCard() {
  return (
    <section aria-labelledby="settings-move-out">
      <Title order={3} mb={10} fz="md" id="settings-move-out">
        Take It Along
      </Title>
      <Box className={dialog.list} p="12px 14px">
        <p className="dim small">Everything is yours, in files that other programs read.</p>
        <ul role="list">
          {files.map(({ path, what, form, name }) => (
            <Group key={path} component="li" gap={6} mih={36}>
              <Anchor href={atBase(path)} download={name ?? true} inherit underline="always">
                {what}
              </Anchor>
              <span className="dim small">({form})</span>
            </Group>
          ))}
        </ul>
      </Box>
    </section>
  )
}
