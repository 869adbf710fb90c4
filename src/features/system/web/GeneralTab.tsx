import { Group, Select, Skeleton, Stack, Textarea, Title } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackupsCard } from '#features/backup/web/BackupsCard.public.tsx'
import { type KeepChoice, keepChoices, versionsKept } from '#features/history/retention.logic.ts'
import { MoveInCard } from '#features/moving/web/MoveInCard.public.tsx'
import { MoveOutCard } from '#features/moving/web/MoveOutCard.public.tsx'
import { TimeZoneField } from '#features/settings/web/TimeZoneField.public.tsx'
import { WaysFields } from '#features/settings/web/WaysFields.public.tsx'
import type { ChosenWays } from '#shared/ways.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import type { SystemInformation } from '../system.logic.ts'
import classes from './GeneralTab.module.css'
import { systemQuery } from './system.api.ts'
import { aiStatus, databaseStatus, type Status, systemFacts } from './systemWords.ts'

interface GeneralTabProps {
  keep: KeepChoice
  onKeep: (keep: KeepChoice) => void
  zone: string | undefined
  onZone: (zone: string) => void
  ways: ChosenWays | undefined
  onWays: (ways: ChosenWays) => void
  staples: string
  onStaples: (staples: string) => void
}

export function GeneralTab(props: GeneralTabProps) {
  const { keep, onKeep, zone, onZone, ways, onWays, staples, onStaples } = props
  const { data: system, isError } = useQuery(systemQuery)
  // A skeleton is shown for one second only, since a longer one explains nothing.
  const [firstSecond, setFirstSecond] = useState(true)
  useTimeout(() => setFirstSecond(false), 1_000, { autoInvoke: true })
  const loading = firstSecond && !system && !isError
  return (
    <>
      <section>
        <Title order={3} mb={10} fz="md">
          Application Status
        </Title>
        <Skeleton visible={loading}>
          <Stack gap={8}>
            <StatusLine {...databaseStatus(system, isError)} />
            <StatusLine {...aiStatus(system, isError)} />
          </Stack>
        </Skeleton>
      </section>
      <section>
        <Title order={3} mb={10} fz="md">
          Household
        </Title>
        <Stack gap="sm">
          <TimeZoneField chosen={zone} onChoose={onZone} />
          <WaysFields chosen={ways} onChoose={onWays} />
          <Textarea
            label="Always at home"
            description="Besides salt, oil and the like. Shopping for meals won't add these."
            placeholder="Rice, soy sauce, garlic"
            autosize
            minRows={1}
            value={staples}
            onChange={(event) => onStaples(event.currentTarget.value)}
          />
        </Stack>
      </section>
      <BackupsCard />
      <MoveInCard />
      <MoveOutCard />
      <Select
        label="Keep history for"
        description={`Older changes are deleted. The last ${versionsKept} versions of everything you have stay, and so does anything you can still undo.`}
        allowDeselect={false}
        data={keepChoices.map((choice) => ({ value: choice, label: choice }))}
        value={keep}
        onChange={(value) => value && onKeep(value)}
      />
      <section>
        <Title order={3} mb={10} fz="md">
          System Information
        </Title>
        <Skeleton visible={loading}>{system ? <Facts system={system} /> : <NoFacts />}</Skeleton>
      </section>
    </>
  )
}

function StatusLine({ tone, text }: Status) {
  return (
    <Group component="p" gap={10} wrap="nowrap">
      <span className={classes.dot} data-tone={tone} aria-hidden />
      {text}
    </Group>
  )
}

function Facts({ system }: { system: SystemInformation }) {
  return (
    <dl className={`${classes.facts} ${dialog.list} ruled`}>
      {systemFacts(system).map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const NoFacts = () => <p className={dialog.note}>Not available right now.</p>
