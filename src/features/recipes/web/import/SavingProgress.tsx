import { problemOf } from '#web/lib/request.ts'
import classes from './ImportDialog.module.css'
import { ImportProgress } from './ImportProgress.tsx'
import type { useImportPictures } from './import.api.ts'
import { counted } from './importWords.ts'

interface SavingProgressProps {
  chosen: number
  pictures: Pick<
    ReturnType<typeof useImportPictures>,
    'isPending' | 'error' | 'share' | 'stop' | 'variables'
  >
  isSaving: boolean
}

/** First the pictures, which may be stopped: nothing is saved before they are there. */
export function SavingProgress({ chosen, pictures, isSaving }: SavingProgressProps) {
  if (isSaving) return <ImportProgress words={`Saving ${counted(chosen, 'recipe')}…`} />
  if (pictures.isPending) {
    const many = counted(pictures.variables?.of.length ?? 0, 'picture')
    return (
      <ImportProgress words={`Importing ${many}…`} share={pictures.share} onStop={pictures.stop} />
    )
  }
  if (!pictures.error) return null
  return (
    <p className={classes.problem} role="alert">
      {problemOf(pictures.error)}
    </p>
  )
}
