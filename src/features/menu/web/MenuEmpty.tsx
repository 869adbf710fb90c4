import { Box, Button, Group } from '@mantine/core'
import { Link } from 'wouter'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.public.tsx'

/** Shown above the empty days, which can be filled by hand as well. */
export const MenuEmpty = () => (
  <Group gap={10} mb={14} p="12px 12px 12px 18px" bd="1px dashed var(--fp-line)" bdrs="lg">
    <Box component="p" flex="1 1 220px" c="dimmed">
      No meals planned for this period yet.
    </Box>
    <Button component={Link} href="/ai-chat" variant="default">
      Ask AI Assistant to Plan Meals
    </Button>
    <SampleHouseholdButton />
  </Group>
)
