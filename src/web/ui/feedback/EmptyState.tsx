import { Group, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  icon: Icon
  title: string
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon}>
        <Icon size={26} aria-hidden />
      </span>
      <Title order={2}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {action && (
        <Group justify="center" align="stretch" gap={10} mt={20}>
          {action}
        </Group>
      )}
    </div>
  )
}
