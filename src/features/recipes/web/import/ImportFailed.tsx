import { Box } from '@mantine/core'
import { problemOf } from '#web/lib/http/request.ts'

export const ImportFailed = ({ error }: { error: Error }) => (
  <Box component="p" py={12} className="notice tinted" data-tone="red" role="alert">
    {problemOf(error)}
  </Box>
)
