import { Switch, type SwitchProps } from '@mantine/core'
import classes from './SectionDialog.module.css'

export const SentSwitch = (props: SwitchProps) => (
  <Switch
    size="md"
    label="Sent to the assistant"
    withThumbIndicator={false}
    classNames={{ root: classes.switch, label: classes.switchLabel }}
    {...props}
  />
)
