import type { ListPreview, RestorePreview } from '../backup.logic.ts'

const touched = ({ added, changed, removed }: ListPreview) => added + changed + removed > 0

export const changesAnything = ({ lists, setup }: RestorePreview) => setup || lists.some(touched)

export function summary(preview: RestorePreview, madeAt: string): string {
  if (!changesAnything(preview)) {
    return `Made ${madeAt}. Everything in this file is here already: nothing would change.`
  }
  return preview.source === 'backup'
    ? `Everything becomes as it was ${madeAt}. What came after that goes.`
    : `Made ${madeAt}. What is missing here is added, what differs is changed, nothing is removed.`
}
