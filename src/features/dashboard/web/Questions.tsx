import { WhoIsHere } from '#features/family/web/WhoIsHere.public.tsx'
import { BrowserOffers } from '#features/settings/web/BrowserOffers.public.tsx'

/** What a new browser is asked, one question at a time. */
export const Questions = ({ begun }: { begun: boolean }) => (
  <BrowserOffers>{begun && <WhoIsHere />}</BrowserOffers>
)
