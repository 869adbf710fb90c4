const most = 50

/** Apart from the automatic title, since only the Save dialog needs it. */
export const manualTitle = (firstMessage: string | undefined): string =>
  firstMessage?.trim().slice(0, most).trim() || 'New Conversation'
