import { Button, UnstyledButton } from '@mantine/core'
import { IconChecks, IconPlus, IconToolsKitchen2 } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Chevron } from '#web/ui/Chevron.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { DayLine, DaysPreview } from '../days.contract.ts'
import classes from './DayLines.module.css'
import type { DaysInput } from './days.api.ts'
import { byAisle, dishesText, moreText, periodText, scaledText } from './dayWords.ts'

interface DayLinesProps {
  preview: DaysPreview
  query: DaysInput
  scaledTo: string | undefined
  today: string
  renderLine: (line: DayLine) => ReactNode
  /** Shops until another day. */
  onLastDay: (day: string) => void
}

/** Lines to buy, then those that may be at home, then those that are. */
export function DayLines(props: DayLinesProps) {
  const { preview, query, scaledTo, today, renderLine, onLastDay } = props
  const { lines, withoutRecipe, unread, scaled, more } = preview
  const toBuy = lines.filter(({ isStocked, isMaybe }) => !isStocked && !isMaybe)
  const maybe = lines.filter(({ isMaybe }) => isMaybe)
  const period = useRef<HTMLParagraphElement>(null)
  const there = lines.filter(({ isStocked }) => isStocked)
  return (
    <>
      <p ref={period} tabIndex={-1} className="dim small">
        {scaledTo ?? periodText(query, preview, today)}
      </p>
      {scaled.length > 0 && (
        <p className="dim small breaks" dir="auto">
          {scaledText(scaled, today)}
        </p>
      )}
      {more && (
        <Button
          variant="light"
          className={classes.more}
          leftSection={<IconPlus size={17} aria-hidden />}
          onClick={() => {
            onLastDay(more.endDate)
            // The button goes.
            period.current?.focus()
          }}
        >
          {moreText(more, today)}
        </Button>
      )}
      {lines.length === 0 && (
        <EmptyState
          icon={IconToolsKitchen2}
          title="Nothing to shop for"
          text="Plan meals with recipes that have ingredients, and what they need shows up here."
        />
      )}
      {lines.length > 0 && toBuy.length + maybe.length === 0 && (
        <EmptyState icon={IconChecks} {...nothingToBuy(there)} />
      )}
      {toBuy.length > 0 && <Section name="To buy" lines={byAisle(toBuy)} renderLine={renderLine} />}
      {maybe.length > 0 && (
        <Section
          name="Maybe at home"
          hint="Check what you need"
          lines={maybe}
          renderLine={renderLine}
        />
      )}
      {there.length > 0 && <AlreadyThere lines={there} renderLine={renderLine} />}
      {withoutRecipe.length > 0 && (
        <p className="dim small breaks" dir="auto">
          No recipe, so not counted: {dishesText(withoutRecipe, today)}.
        </p>
      )}
      {unread.length > 0 && (
        <p className="dim small breaks" dir="auto">
          We couldn't read{' '}
          {unread.map(({ line, title: dish }) => `“${line}” in ${dish}`).join(', ')}.
        </p>
      )}
    </>
  )
}

type Group = Pick<DayLinesProps, 'renderLine'> & { lines: DayLine[] }

function Section({ name, hint, lines, renderLine }: Group & { name: string; hint?: string }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={`${classes.heading} caps`}>
        <span>{name}</span>
        <CountBadge count={lines.length} unit="item" />
        {hint && <span className="dim small">{hint}</span>}
      </h3>
      <Lines label={name} lines={lines} renderLine={renderLine} />
    </section>
  )
}

function nothingToBuy(there: readonly DayLine[]) {
  const listed = there.filter(({ onList }) => onList !== null).map(({ name }) => name)
  return listed.length === 0
    ? {
        title: 'You have everything',
        text: "It's all at home. Take a look below, and add anything you still want.",
      }
    : {
        title: 'Nothing more to buy',
        text: `Already on your list: ${listed.join(', ')}. The rest is at home.`,
      }
}

function AlreadyThere({ lines, renderLine }: Group) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Already there">
      <UnstyledButton
        className={`${classes.heading} caps`}
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
