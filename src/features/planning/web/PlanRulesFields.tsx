import { Box, Button, Paper, Select, Switch, TextInput, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { weekInOrder } from '#features/menu/repeating/repeating.logic.ts'
import { capitalised } from '#shared/capitalised.ts'
import { counted } from '#shared/counted.ts'
import { sayTime } from '#shared/days.ts'
import { Chevron } from '#web/ui/Chevron.tsx'
import type { NamedDays, PlanRules, RuleSources } from '../planning.contract.ts'
import { nameDays, usualWeeknight } from '../planRules.logic.ts'
import classes from './PlanRulesFields.module.css'
import { RuleStepper } from './RuleStepper.tsx'

interface PlanRulesFieldsProps {
  rules: PlanRules
  sources: RuleSources
  named: NamedDays
  /** Rules that could not be kept. */
  notes: readonly string[]
  onChange: (rules: PlanRules) => void
  /** Undefined if these rules are saved already. */
  onKeep: (() => void) | undefined
  keeping: boolean
}

/** 'meatless on Mon and Thu'; nothing where no day is named. */
function sayDays(kind: string, named: PlanRules['meatlessDays']): string {
  const days = weekInOrder().flatMap(({ weekday, short }) =>
    named?.includes(weekday) ? [short] : [],
  )
  const list = [days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(' and ')
  return list && `${kind} on ${list}`
}

/** With those nights that may be on any day: '1 more meatless night'. */
function sayNights(kind: string, nights: number, named: PlanRules['meatlessDays']) {
  const said = sayDays(kind, named)
  const others = nights - (named?.length ?? 0)
  return [said, others > 0 && counted(others, `${said && 'more '}${kind} night`)]
}

const summaryOf = (rules: PlanRules) =>
  [
    rules.dinnerTime && `dinner at ${sayTime(rules.dinnerTime)}`,
    ...sayNights('meatless', rules.meatlessNights, rules.meatlessDays),
    ...sayNights('fish', rules.fishNights, rules.fishDays),
    rules.weeknightMinutes !== null && `${rules.weeknightMinutes} minutes on weeknights`,
  ]
    .filter(Boolean)
    .join(' · ')

const switches = [
  ['useExpiring', "Use up what's expiring"],
  ['favoritesFirst', 'Favorites first'],
  ['mindCalendar', 'Plan around the calendar'],
] as const

const kinds = [
  ['meatless', 'meatlessDays'],
  ['fish', 'fishDays'],
] as const

/** The plan's rules, folded until somebody wants to change them. */
export function PlanRulesFields(props: PlanRulesFieldsProps) {
  const { rules, sources, named, notes, onChange, onKeep, keeping } = props
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
          range={{ from: rules.meatlessDays?.length ?? 0, to: 7 }}
          onChange={(meatlessNights) => set({ meatlessNights })}
        />
        <RuleStepper
          label="Fish nights a week"
          value={rules.fishNights}
          source={sources.fishNights}
          range={{ from: rules.fishDays?.length ?? 0, to: 7 }}
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
          data={weekInOrder().map(({ weekday, name }) => ({ value: String(weekday), label: name }))}
          value={rules.leftoversOn == null ? null : String(rules.leftoversOn)}
          onChange={(day) => set({ leftoversOn: day === null ? null : Number(day) })}
        />
        {kinds.map(([kind, name]) => {
          const isOn = Boolean(rules[name]?.length)
          const days = (isOn ? rules[name] : named[name]) ?? []
          return days.length > 0 ? (
            <Switch
              key={kind}
              className={classes.switch}
              label={capitalised(sayDays(kind, days))}
              description={String(days) === String(named[name]) ? sources[name] : undefined}
              checked={isOn}
              onChange={({ currentTarget }) =>
                set(nameDays(rules, kind, currentTarget.checked ? days : []))
              }
            />
          ) : null
        })}
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
