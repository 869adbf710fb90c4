import { Switch } from '@mantine/core'
import type { Theme } from '#features/settings/web/theme.api.ts'
import classes from '#web/ui/dialogs/DialogSection.module.css'

interface AppearanceTabProps {
  theme: Theme
  onChoose: (theme: Theme) => void
}

export function AppearanceTab({ theme, onChoose }: AppearanceTabProps) {
  return (
    <>
      <Switch
        size="md"
        label="Dark Theme"
        description="Takes effect when you save."
        checked={theme === 'dark'}
        onChange={(event) => onChoose(event.currentTarget.checked ? 'dark' : 'light')}
      />
      <div className={classes.note}>
        Made for everyone:
        <ul role="list">
          <li>Dark, high-contrast mode</li>
          <li>Keyboard navigation</li>
          <li>Screen reader support</li>
        </ul>
      </div>
    </>
  )
}
