import { ImportProgress } from './ImportProgress.tsx'
import type { useImportPictures } from './import.api.ts'
import { counted } from './importWords.ts'

interface SavingProgressProps {
  chosen: number
  pictures: Pick<ReturnType<typeof useImportPictures>, 'isPending' | 'share' | 'stop' | 'variables'>
}

/** First the pictures, which may be stopped: nothing is saved before they are there. */
export function SavingProgress({ chosen, pictures }: SavingProgressProps) {
  if (!pictures.isPending) return <ImportProgress words={`Saving ${counted(chosen, 'recipe')}…`} />
  const many = counted(pictures.variables?.of.length ?? 0, 'picture')
  return (
    <ImportProgress words={`Importing ${many}…`} share={pictures.share} onStop={pictures.stop} />
  )
}
