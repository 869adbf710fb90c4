import { Box, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Page.module.css'

interface PageProps {
  title: string
  subtitle?: ReactNode
  /** The screen's main button, at the right of the title; under it on a phone. */
  action?: ReactNode
  /** Uses a third column where there is room. */
  wide?: boolean
  children: ReactNode
}

export function Page({ title, subtitle, action, wide, children }: PageProps) {
  return (
    <div className={classes.page} data-wide={wide}>
      <header className={classes.header}>
        <Box flex="1 1 200px" miw={0}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </Box>
        {action && <div className={classes.action}>{action}</div>}
      </header>
      {children}
    </div>
  )
}
