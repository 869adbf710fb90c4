import { Box, Button, Group } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './PhoneFrame.module.css'
import { usePhoneMode } from './usePhoneMode.ts'

/** The app in an iframe, so that media queries see a phone's width. */
export function PhoneFrame() {
  const { set } = usePhoneMode()
  // Read once: the address follows the frame, which must not reload for it.
  const [address] = useState(() => location.pathname + location.search)

  return (
    <Group
      component="main"
      id="main"
      aria-label="Phone Mode"
      justify="center"
      wrap="nowrap"
      gap={56}
      h="100dvh"
      px={24}
    >
      <Box maw={210}>
        <Group component="h1" gap={8} m="0 0 6px" ff="heading" fz="xl" fw={600}>
          <IconDeviceMobile size={22} aria-hidden />
          Phone Mode
        </Group>
        <Box component="p" mb={18} c="dimmed">
          This is how Food Pal looks on a phone.
        </Box>
        <Button variant="default" onClick={() => set(false)}>
          Turn off Phone Mode
        </Button>
      </Box>
      <iframe className={classes.phone} title="Food Pal at phone size" src={address} />
    </Group>
  )
}
