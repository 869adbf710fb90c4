import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import classes from './Toasts.module.css'

/** Toasts at the bottom: above a phone's bottom bar, centred on a desktop. */
export const Toasts = () => (
  <Notifications
    withinPortal={false}
    position="bottom-center"
    transitionDuration={150}
    containerWidth={380}
    className={classes.toasts}
    classNames={{ notification: classes.toast }}
  />
)
