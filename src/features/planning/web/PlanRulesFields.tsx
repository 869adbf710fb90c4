import { Box, Button, Paper, Select, Switch, TextInput, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { counted } from '#shared/counted.ts'
import { daysFrom, sayDay, sayTime, startOfWeek, weekdayOf } from '#shared/days.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import type { PlanRules, RuleSources } from '../planning.contract.ts'
import { usualWeeknight } from '../planRules.logic.ts'
import classes from './PlanRulesFields.module.css'
import { RuleStepper } from './RuleStepper.tsx'

interface PlanRulesFieldsProps {
  rules: PlanRules
  sources: RuleSources
  /** Rules that could not be kept. */
  notes: readonly string[]
  onChange: (rules: PlanRules) => void
  /** Undefined if these rules are saved already. */
  onKeep: (() => void) | undefined
  keeping: boolean
}

const summaryOf = ({ meatlessNights, fishNights, weeknightMinutes, dinnerTime }: PlanRules) =>
  [
    dinnerTime && `dinner at ${sayTime(dinnerTime)}`,
    meatlessNights > 0 && counted(meatlessNights, 'meatless night'),
    fishNights > 0 && counted(fishNights, 'fish night'),
    weeknightMinutes !== null && `${weeknightMinutes} minutes on weeknights`,
  ]
    .filter(Boolean)
    .join(' · ')

const switches = [
  ['useExpiring', "Use up what's expiring"],
  ['favoritesFirst', 'Favorites first'],
  ['mindCalendar', 'Plan around the calendar'],
] as const

/** Those of any week, in the household's order. */
const weekdays = () =>
  daysFrom(startOfWeek('2026-11-15'), 7).map((day) => ({
    value: String(weekdayOf(day)),
    label: sayDay(day, { weekday: 'long' }),
  }))

/** The plan's rules, folded until somebody wants to change them. */
export function PlanRulesFields(props: PlanRulesFieldsProps) {
  const { rules, sources, notes, onChange, onKeep, keeping } = props
  const [open, setOpen] = useState(false)
  const fields = useId()
  const set = (change: Partial<PlanRules>) => onChange({ ...rules, ...change })
  return (
    <Paper component="section" withBorder radius="md" bg="var(--fp-raised)" aria-label="Rules">
      <UnstyledButton
        className={classes.header}
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
      >
        <span className="grow">
          <b>Rules</b>{' '}
          <Box component="span" ms={6} className="dim small">
            {summaryOf(rules)}
          </Box>
        </span>
        <Chevron open={open} />
      </UnstyledButton>
      <div id={fields} hidden={!open} className={classes.fields}>
        <RuleStepper
          label="Meatless nights a week"
          value={rules.meatlessNights}
          source={sources.meatlessNights}
          range={{ from: 0, to: 7 }}
          onChange={(meatlessNights) => set({ meatlessNights })}
        />
        <RuleStepper
          label="Fish nights a week"
          value={rules.fishNights}
          source={sources.fishNights}
          range={{ from: 0, to: 7 }}
          onChange={(fishNights) => set({ fishNights })}
        />
        <RuleStepper
          label="Days before a dish repeats"
          value={rules.repeatAfterDays}
          range={{ from: 1, to: 60 }}
          onChange={(repeatAfterDays) => set({ repeatAfterDays })}
        />
        {rules.weeknightMinutes !== null && (
          <RuleStepper
            label="Minutes on weeknights"
            value={rules.weeknightMinutes}
            source={sources.weeknightMinutes}
            range={{ from: 10, to: 240, step: 5 }}
            onChange={(weeknightMinutes) => set({ weeknightMinutes })}
          />
        )}
        <TextInput
          label="Dinner time"
          description={sources.dinnerTime}
          type="time"
          value={rules.dinnerTime ?? ''}
          onChange={({ currentTarget }) => set({ dinnerTime: currentTarget.value || null })}
        />
        <Select
          label="Leftovers on"
          description={sources.leftoversOn}
          placeholder="No day"
          clearable
          data={weekdays()}
          value={rules.leftoversOn == null ? null : String(rules.leftoversOn)}
          onChange={(day) => set({ leftoversOn: day === null ? null : Number(day) })}
        />
        <Switch
          className={classes.switch}
          label="Quick weeknights"
          checked={rules.weeknightMinutes !== null}
          onChange={({ currentTarget }) =>
            set({ weeknightMinutes: currentTarget.checked ? usualWeeknight : null })
          }
        />
        {switches.map(([name, label]) => (
          <Switch
            key={name}
            className={classes.switch}
            label={label}
            checked={rules[name]}
            onChange={({ currentTarget }) => set({ [name]: currentTarget.checked })}
          />
        ))}
        {onKeep && (
          <Button variant="default" className={classes.keep} onClick={onKeep} loading={keeping}>
            Save these rules
          </Button>
        )}
      </div>
      {notes.map((note) => (
        <Box key={note} component="p" p="0 14px 10px" c="var(--fp-on-orange-soft)" fz="sm">
          {note}
        </Box>
      ))}
    </Paper>
  )
}
