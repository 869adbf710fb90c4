import { Switch, type SwitchProps } from '@mantine/core'
import classes from './ActiveSwitch.module.css'

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
