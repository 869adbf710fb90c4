import type { ListPreview, RestorePreview } from '../backup.logic.ts'

const touched = ({ added, changed, removed }: ListPreview) => added + changed + removed > 0

export const changesAnything = ({ lists, setup }: RestorePreview) => setup || lists.some(touched)

export function summary(preview: RestorePreview, madeAt: string): string {
  if (!changesAnything(preview)) {
    return `Made ${madeAt}. You already have everything in this file, so nothing would change.`
  }
  return preview.source === 'backup'
    ? `Everything goes back to the way it was ${madeAt}. Anything newer is removed.`
    : `Made ${madeAt}. Anything missing here is added, and anything different is changed. Nothing is removed.`
}
