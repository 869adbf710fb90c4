import { Button, Group, Select, TextInput, UnstyledButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Chevron } from '#web/ui/Chevron.tsx'
import { forgivingFilter } from '#web/ui/forms/forgivingFilter.ts'
import { Tick } from '#web/ui/forms/TickBox.tsx'
import type { DayLine, MatchedName } from '../days.contract.ts'
import classes from './DayLineRow.module.css'
import { dishesText, stockText, whyText } from './dayWords.ts'

interface DayLineRowProps {
  line: DayLine
  today: string
  /** The amount to put on the list. */
  amount: string
  included: boolean
  open: boolean
  /** Names of pantry items. */
  pantry: string[]
  onInclude: (included: boolean) => void
  onOpen: () => void
  onAmount: (amount: string) => void
  onNotSame: (names: MatchedName) => void
  onSame: (name: string) => void
}

export function DayLineRow(props: DayLineRowProps) {
  const { line, today, amount, included, open, onInclude, onOpen, onAmount, onNotSame } = props
  const { name, minus, listed } = line
  const details = useId()
  return (
    <div className={classes.line} data-left-out={!included || undefined}>
      <Group gap={0} wrap="nowrap" mih={52} pt={6}>
        <Tick
          className={classes.tick}
          checked={included}
          onTick={onInclude}
          label={`Buy ${name}`}
        />
        <UnstyledButton
          className={classes.what}
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          onClick={onOpen}
        >
          <span className={`${classes.name} strong`} dir="auto">
            {name}
          </span>
          <Chevron open={open} />
        </UnstyledButton>
        <TextInput
          className={classes.amount}
          classNames={{ input: 'tabular' }}
          aria-label={`Amount of ${name}`}
          placeholder="Some"
          maxLength={100}
          value={amount}
          onChange={(event) => onAmount(event.currentTarget.value)}
        />
      </Group>
      <p className={classes.why} dir="auto">
        {whyText(line, today)}
      </p>
      {minus.length + listed.length > 0 && (
        <ul role="list" className={classes.stock}>
          {minus.map((stock) => (
            <Match key={stock.id} names={stock} onNotSame={onNotSame}>
              {stockText(stock, line)}
            </Match>
          ))}
          {listed.map((names) => (
            <Match key={names.name} names={names} onNotSame={onNotSame}>
              On the list as {names.name}
            </Match>
          ))}
        </ul>
      )}
      {open && <Details {...props} id={details} />}
    </div>
  )
}

interface MatchProps {
  names: MatchedName
  onNotSame: (names: MatchedName) => void
  children: ReactNode
}

/** A matched name, with a button to say that it is another food; the answer is remembered. */
function Match({ names, onNotSame, children }: MatchProps) {
  return (
    <li>
      <span dir="auto">{children}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.notSame}
        aria-label={`That's something else: ${names.name} and ${names.food}`}
        onClick={() => onNotSame(names)}
      >
        That's something else
      </Button>
    </li>
  )
}

function Details({ line, today, pantry, onSame, id }: DayLineRowProps & { id: string }) {
  return (
    <div id={id} className={classes.details}>
      <ul role="list">
        {line.why.map((reason) => (
          <li key={`${reason.mealId} ${reason.line}`} dir="auto">
            {dishesText([reason], today)}: {reason.line}
          </li>
        ))}
      </ul>
      {line.minus.length === 0 && pantry.length > 0 && (
        <Select
          label="We have this as…"
          placeholder="Choose from the pantry"
          searchable
          filter={forgivingFilter}
          limit={50}
          maxDropdownHeight={220}
          nothingFoundMessage="Nothing by that name in the pantry"
          data={pantry}
          value={null}
          onChange={(name) => name !== null && onSame(name)}
        />
      )}
    </div>
  )
}
