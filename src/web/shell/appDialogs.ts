import { createContext, use } from 'react'

/** Dialogs that belong to no screen: they stay while the menu that opened them goes. */
export type AppDialog = 'settings' | 'restore'

export const AppDialogContext = createContext<(dialog: AppDialog) => void>(() => {})

export const useOpenDialog = () => use(AppDialogContext)
