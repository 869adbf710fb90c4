import { Button, Checkbox, TextInput } from '@mantine/core'
import { Tick } from '#web/ui/forms/TickBox.tsx'
import type { UsedGuess } from '../cooking.contract.ts'
import classes from './CookedDialog.module.css'
import { type CookedSheet, isUnanswered, leftIn, needsBuying } from './cookedSheet.ts'

interface UsedRowProps {
  item: UsedGuess
  sheet: CookedSheet
  onUsed: () => void
  /** Without a text the question is open again. */
  onLeft: (text: string | undefined) => void
  onBuy: () => void
}

export function UsedRow({ item, sheet, onUsed, onLeft, onBuy }: UsedRowProps) {
  const { id, name, quantity, expiryDate, line, isKnown } = item
  const used = !sheet.notUsed.has(id)
  const left = leftIn(sheet, item)
  const isAsked = isUnanswered(sheet, item)
  return (
    <div className={classes.used} data-left-out={!used || undefined}>
      <Tick className={classes.tick} checked={used} onTick={onUsed} label={`${name} was used`} />
      <span className={classes.words}>
        <span>
          <span className="strong" dir="auto">
            {name}
          </span>{' '}
          <span className={`${classes.amount} tabular`}>
            ({[quantity, expiryDate].filter(Boolean).join(', ')})
          </span>
        </span>
        <span className="dim small breaks" dir="auto">
          {line}
          {isAsked && ` · how much is left? Empty keeps ${quantity}.`}
        </span>
      </span>
      <TextInput
        aria-label={`What is left of ${name}`}
        placeholder={isAsked ? '?' : 'Nothing'}
        disabled={!used}
        value={isAsked ? '' : left}
        onChange={({ currentTarget: { value } }) =>
          onLeft(isKnown || value !== '' ? value : undefined)
        }
      />
      {left.trim() !== '' && (
        <Button
          variant="subtle"
          px={4}
          aria-label={`${name} is all gone`}
          disabled={!used}
          onClick={() => onLeft('')}
        >
          All gone
        </Button>
      )}
      {used && left.trim() === '' && !needsBuying(item) && (
        <span className={`${classes.buy} dim small`}>
          {item.isOnList ? 'On the shopping list already' : "There's more at home"}
        </span>
      )}
      {used && left.trim() === '' && needsBuying(item) && (
        <Checkbox
          className={classes.buy}
          label="Put it on the shopping list"
          checked={!sheet.notBought.has(id)}
          onChange={onBuy}
        />
      )}
    </div>
  )
}
