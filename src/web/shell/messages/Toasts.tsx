import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import classes from './Toasts.module.css'

/** At the bottom: on a phone above the bar, on a desktop between what stands left and right. */
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
