import { lazyDialog } from '../lib/lazyPart.tsx'

/** Shares something of any screen with people outside. */
export const SendLink = lazyDialog(
  async () => (await import('#features/sharing/web/SendLinkDialog.public.tsx')).SendLinkDialog,
)
