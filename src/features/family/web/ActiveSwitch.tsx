import { Switch, type SwitchProps } from '@mantine/core'
import classes from './ActiveSwitch.module.css'

/** Whether someone is counted in, or a rule holds, just now. */
export function ActiveSwitch(props: SwitchProps) {
  return (
    <Switch
      size="md"
      withThumbIndicator={false}
      classNames={{ body: classes.body, label: classes.label }}
      {...props}
    />
  )
}
