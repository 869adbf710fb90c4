import { createContext, use } from 'react'

/** Dialogs of the shell, which outlive the menu that opened them. */
export type AppDialog = 'settings' | 'restore' | 'who' | 'moveIn'

export const AppDialogContext = createContext<(dialog: AppDialog) => void>(() => {})

export const useOpenDialog = () => use(AppDialogContext)
