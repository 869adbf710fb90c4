import { ImportProgress } from './ImportProgress.tsx'
import type { useImportPictures } from './import.api.ts'
import { counted } from './importWords.ts'

interface SavingProgressProps {
  chosen: number
  pictures: Pick<ReturnType<typeof useImportPictures>, 'isPending' | 'share' | 'stop' | 'variables'>
}

/** Pictures first, which can be stopped, because no recipe is saved yet. */
export function SavingProgress({ chosen, pictures }: SavingProgressProps) {
  if (!pictures.isPending) return <ImportProgress words={`Saving ${counted(chosen, 'recipe')}…`} />
  const many = counted(pictures.variables?.of.length ?? 0, 'picture')
  return (
    <ImportProgress words={`Importing ${many}…`} share={pictures.share} onStop={pictures.stop} />
  )
}
