import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ModelsTab } from '#features/assistant/web/ModelsTab.public.tsx'
import { modelsQuery, useChooseModel } from '#features/assistant/web/models.api.ts'
import { CalendarTab } from '#features/calendar/web/CalendarTab.public.tsx'
import { ConnectionsTab } from '#features/connections/web/ConnectionsTab.public.tsx'
import { Devices } from '#features/connections/web/Devices.public.tsx'
import type { KeepChoice } from '#features/history/retention.logic.ts'
import { staplesIn } from '#features/ingredients/staples.logic.ts'
import { themeKey } from '#features/settings/settings.logic.ts'
import {
  settingsQuery,
  settingsSaved,
  useSaveWays,
  useSaveZone,
} from '#features/settings/web/settings.api.ts'
import { type Theme, useTheme } from '#features/settings/web/theme.api.ts'
import { ShareLinks } from '#features/sharing/web/ShareLinks.public.tsx'
import { Webhooks } from '#features/webhooks/web/Webhooks.public.tsx'
import type { ChosenWays } from '#shared/ways.ts'
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx'
import { AppearanceTab } from './AppearanceTab.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import classes from './SettingsDialog.module.css'
import {
  dailyTokensIn,
  keepIn,
  staplesTextIn,
  tokensIn,
  useSaveDailyTokens,
  useSaveKeep,
  useSaveStaples,
  useSaveTokens,
} from './system.api.ts'

/** Part of an id, in which no space may stand. */
const idOf = (tab: (typeof tabs)[number]) => tab.replaceAll(' ', '-')

interface SettingsDialogProps {
  opened: boolean
  onClose: () => void
}

/** Choices in the dialog that wait for Save Changes. */
interface Staged {
  theme?: Theme
  modelId?: number
  /** The typed text, not yet a number. */
  tokens?: string
  daily?: string
  keep?: KeepChoice
  zone?: string
  ways?: ChosenWays
  /** The typed text, not yet a list. */
  staples?: string
}

const tabs = ['General', 'Calendar', 'AI Models', 'Appearance', 'Connections'] as const

export function SettingsDialog({ opened, onClose }: SettingsDialogProps) {
  const [staged, setStaged] = useState<Staged>({})
  const [saving, setSaving] = useState(false)
  const theme = useTheme()
  const chooseModel = useChooseModel()
  const saveTokens = useSaveTokens()
  const saveKeep = useSaveKeep()
  const saveZone = useSaveZone()
  const saveWays = useSaveWays()
  const saveStaples = useSaveStaples()
  const saveDaily = useSaveDailyTokens()
  const { data: settings } = useQuery({ ...settingsQuery, enabled: opened })
  const { data: models } = useQuery({ ...modelsQuery, enabled: opened })

  const close = () => {
    setStaged({})
    onClose()
  }

  async function store() {
    const stored = settings?.find((setting) => setting.key === themeKey)?.value
    const current = models?.find((model) => model.isDefault)?.id
    if (staged.modelId && staged.modelId !== current) await chooseModel.mutateAsync(staged.modelId)
    if (staged.tokens !== undefined) await saveTokens.mutateAsync(Number(staged.tokens))
    if (staged.daily !== undefined) await saveDaily.mutateAsync(Number(staged.daily))
    if (staged.keep && staged.keep !== keepIn(settings)) await saveKeep.mutateAsync(staged.keep)
    if (staged.staples !== undefined) await saveStaples.mutateAsync(staplesIn(staged.staples))
    if (staged.zone) await saveZone.mutateAsync(staged.zone)
    if (staged.ways) await saveWays.mutateAsync(staged.ways)
    if (staged.theme && (staged.theme !== theme.shown || staged.theme !== stored)) {
      await theme.choose(staged.theme)
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      await store()
      settingsSaved()
      close()
    } catch {
      // The toast shows the error; the dialog stays open with all choices.
    } finally {
      setSaving(false)
    }
  }

  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Settings"
      submitLabel="Save Changes"
      onSubmit={save}
      pending={saving}
      width={500}
    >
      <Tabs
        defaultValue="General"
        keepMounted={false}
        classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}
      >
        <Tabs.List grow aria-label="Settings">
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={idOf(tab)}>
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="General">
          <GeneralTab
            keep={staged.keep ?? keepIn(settings)}
            onKeep={(keep) => setStaged({ ...staged, keep })}
            zone={staged.zone}
            onZone={(zone) => setStaged({ ...staged, zone })}
            ways={staged.ways}
            onWays={(ways) => setStaged({ ...staged, ways })}
            staples={staged.staples ?? staplesTextIn(settings)}
            onStaples={(staples) => setStaged({ ...staged, staples })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="Calendar">
          <CalendarTab onLeave={close} />
        </Tabs.Panel>
        <Tabs.Panel value={idOf('AI Models')}>
          <ModelsTab
            chosen={staged.modelId}
            onChoose={(modelId) => setStaged({ ...staged, modelId })}
            tokens={staged.tokens ?? tokensIn(settings)}
            onTokens={(tokens) => setStaged({ ...staged, tokens })}
            daily={staged.daily ?? dailyTokensIn(settings)}
            onDaily={(daily) => setStaged({ ...staged, daily })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="Appearance">
          <AppearanceTab
            theme={staged.theme ?? theme.shown}
            onChoose={(chosen) => setStaged({ ...staged, theme: chosen })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="Connections">
          <Devices />
          <ConnectionsTab />
          <ShareLinks />
          <Webhooks />
        </Tabs.Panel>
      </Tabs>
    </FormDialog>
  )
}
