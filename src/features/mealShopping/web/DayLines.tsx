import { UnstyledButton } from '@mantine/core'
import { IconChecks, IconToolsKitchen2 } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Chevron } from '#web/ui/Chevron.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { DayLine, DaysPreview } from '../days.contract.ts'
import classes from './DayLines.module.css'
import { byAisle, dishesText } from './dayWords.ts'

interface DayLinesProps {
  preview: DaysPreview
  today: string
  renderLine: (line: DayLine) => ReactNode
}

/** Lines to buy by aisle, then those that are already there. */
export function DayLines({ preview, today, renderLine }: DayLinesProps) {
  const { lines, withoutRecipe, unread } = preview
  const toBuy = lines.filter(({ isStocked }) => !isStocked)
  const there = lines.filter(({ isStocked }) => isStocked)
  return (
    <>
      {lines.length === 0 && (
        <EmptyState
          icon={IconToolsKitchen2}
          title="Nothing to shop for"
          text="What planned meals need by their recipes stands here. Nothing is planned with one, or they name no ingredients."
        />
      )}
      {lines.length > 0 && toBuy.length === 0 && (
        <EmptyState
          icon={IconChecks}
          title="Everything is at home"
          text="Or it is on the list already. Look below, and add what you want all the same."
        />
      )}
      {byAisle(toBuy).map(([aisle, group]) => (
        <Aisle key={aisle} name={aisle} lines={group} renderLine={renderLine} />
      ))}
      {there.length > 0 && <AlreadyThere lines={there} renderLine={renderLine} />}
      {withoutRecipe.length > 0 && (
        <p className="dim small breaks" dir="auto">
          Without a recipe, so not counted: {dishesText(withoutRecipe, today)}.
        </p>
      )}
      {unread.length > 0 && (
        <p className="dim small breaks" dir="auto">
          Not understood: {unread.map(({ line, title: dish }) => `“${line}” of ${dish}`).join(', ')}
          .
        </p>
      )}
    </>
  )
}

type Group = Pick<DayLinesProps, 'renderLine'> & { lines: DayLine[] }

function Aisle({ name, lines, renderLine }: Group & { name: string }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={`${classes.aisle} caps`}>
        <span dir="auto">{name}</span>
        <CountBadge count={lines.length} unit="item" />
      </h3>
      <Lines label={name} lines={lines} renderLine={renderLine} />
    </section>
  )
}

function AlreadyThere({ lines, renderLine }: Group) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Already there">
      <UnstyledButton
        className={`${classes.aisle} caps`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>At home or on the list</span>
        <CountBadge count={lines.length} unit="item" />
        <Chevron open={open} closed="side" />
      </UnstyledButton>
      {open && <Lines label="At home or on the list" lines={lines} renderLine={renderLine} />}
    </section>
  )
}

const Lines = ({ label, lines, renderLine }: Group & { label: string }) => (
  <ul role="list" aria-label={label}>
    {lines.map((line) => (
      <li key={line.key}>{renderLine(line)}</li>
    ))}
  </ul>
)
