import { Button } from '@mantine/core'
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
    <main id="main" aria-label="Phone Mode" className={classes.desk}>
      <div className={classes.caption}>
        <h1 className={classes.title}>
          <IconDeviceMobile size={22} aria-hidden />
          Phone Mode
        </h1>
        <p>This is how Food Pal looks on a phone.</p>
        <Button variant="default" onClick={() => set(false)}>
          Turn off Phone Mode
        </Button>
      </div>
      <iframe className={classes.phone} title="Food Pal at phone size" src={address} />
    </main>
  )
}
