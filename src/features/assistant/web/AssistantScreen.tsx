import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import classes from './AssistantScreen.module.css'
import { Chat } from './Chat.public.tsx'
import { useChatSession } from './chatSession.ts'
import { setDraft } from './useDraft.ts'

const CookingTimers = lazyExtra(
  async () => (await import('#features/recipes/web/CookingTimers.public.tsx')).CookingTimers,
)

/** `?ask=` holds a question of another screen, which is sent at once, and only once. */
export function AssistantScreen() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const { session } = useChatSession()
  const asked = query.get('ask')

  useEffect(() => {
    if (asked === null) return
    navigate('/ai-chat', { replace: true })
    session.send(asked, []).then((sent) => {
      // While another answer arrives, the question waits in the composer.
      if (!sent) setDraft(() => asked)
    })
  }, [asked, navigate, session])

  return (
    <div className={classes.screen}>
      <CookingTimers within="chat" />
      <Chat />
    </div>
  )
}
