import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAssistantPanel } from '#features/assistant/web/assistantPanel.api.ts'
import { recipeAt } from '#shared/screenPaths.ts'
import { media } from '../breakpoints.ts'
import { lazyDialog, lazyExtra, lazyPart } from '../lib/lazyPart.tsx'
import { useLocalState } from '../lib/storage/browserState.ts'
import { useIsPhone } from '../lib/viewport.ts'
import { ASSISTANT, screenAt } from '../routes.tsx'
import { type AppDialog, AppDialogContext } from './appDialogs.ts'
import { ConnectionNote } from './messages/ConnectionNote.tsx'
import { BottomBar } from './navigation/BottomBar.tsx'
import { Sidebar } from './navigation/Sidebar.tsx'
import { SkipLink } from './navigation/SkipLink.tsx'
import { PhoneHeader } from './phone/PhoneHeader.tsx'
import { usePhoneFrameAddress } from './phone/usePhoneFrameAddress.ts'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import classes from './Shell.module.css'
import { useNavigationFocus } from './useNavigationFocus.ts'

const AppDialogs = lazyDialog(async () => (await import('./AppDialogs.tsx')).AppDialogs)
const AssistantPanel = lazyPart(
  async () => (await import('#features/assistant/web/AssistantPanel.public.tsx')).AssistantPanel,
)
const CookingTimers = lazyExtra(
  async () => (await import('#features/recipes/web/CookingTimers.public.tsx')).CookingTimers,
)
const NavDrawer = lazyDialog(async () => (await import('./navigation/NavDrawer.tsx')).NavDrawer)
const ShellLater = lazyExtra(async () => (await import('./ShellLater.tsx')).ShellLater)

export function Shell() {
  const [location] = useLocation()
  const phone = useIsPhone()
  const rail = useMediaQuery(media.rail, false, { getInitialValueInEffect: false })
  const [collapsed, setCollapsed] = useLocalState('food-pal-sidebar-collapsed', false)
  const iconOnly = rail || collapsed
  // The drawer is open on one location, so that any navigation closes it.
  const [drawerAt, setDrawerAt] = useState<string>()
  const drawerOpen = (phone || rail) && drawerAt === location
  const openDrawer = () => setDrawerAt(location)
  const assistant = useAssistantPanel()
  // The assistant's own screen needs no panel beside it.
  const beside = assistant.room && location !== ASSISTANT
  const [dialog, setDialog] = useState<AppDialog>()
  const openDialog = (wanted: AppDialog) => {
    setDrawerAt(undefined)
    setDialog(wanted)
  }
  const main = useNavigationFocus(screenAt(location)?.path ?? location)
  usePhoneFrameAddress(location)

  return (
    <AppDialogContext value={openDialog}>
      <div
        className={classes.shell}
        data-icon-only={iconOnly || undefined}
        data-assistant={beside ? (assistant.open ? 'open' : 'closed') : undefined}
      >
        <SkipLink targetId="main" />
        {phone ? (
          <PhoneHeader drawerOpen={drawerOpen} onOpen={openDrawer} />
        ) : (
          <nav aria-label="Food Pal" className={classes.sidebar}>
            <Sidebar
              iconOnly={iconOnly}
              onToggle={rail ? openDrawer : () => setCollapsed(!collapsed)}
            />
          </nav>
        )}
        <NavDrawer opened={drawerOpen} onClose={() => setDrawerAt(undefined)} />
        <main ref={main} id="main" tabIndex={-1} className={classes.main}>
          <ScreenOutlet location={location} />
        </main>
        {beside && <AssistantPanel open={assistant.open} onOpen={assistant.setOpen} />}
        {phone && <BottomBar />}
        {recipeAt(location) === undefined && location !== ASSISTANT && <CookingTimers />}
        <ConnectionNote />
        <ShellLater />
        <AppDialogs
          opened={dialog !== undefined}
          wanted={dialog}
          onClose={() => setDialog(undefined)}
        />
      </div>
    </AppDialogContext>
  )
}
