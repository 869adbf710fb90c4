import { Box } from '@mantine/core'

/** What went wrong, in place, said aloud. */
export const Problem = ({ children }: { children: string }) => (
  <Box component="p" py={12} className="notice tinted" data-tone="red" role="alert">
    {children}
  </Box>
)
