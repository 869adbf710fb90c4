import { Box, Card, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { dayTitle } from '../../menu.logic.ts'
import classes from './DayColumn.module.css'

interface DayColumnProps {
  day: string
  today: string
  /** For seven columns side by side. */
  isBrief?: boolean
  children: ReactNode
}

export function DayColumn({ day, today, isBrief, children }: DayColumnProps) {
  const heading = useId()
  const { title, date } = dayTitle(day, today, isBrief)
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      className={classes.day}
      padding={14}
      data-today={day === today || undefined}
    >
      <header id={heading} className={classes.header}>
        <Title order={2} fz="lg" lh={1.3}>
          {title}
        </Title>
        <Box component="p" lh="18px" className="dim small">
          {date}
        </Box>
      </header>
      {children}
    </Card>
  )
}
