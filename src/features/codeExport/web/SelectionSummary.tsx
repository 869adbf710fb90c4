import { useQuery } from '@tanstack/react-query'
import { counted } from '#shared/sayWords.ts'
import { Pill } from '#web/ui/Pill.tsx'
import { type CodeFile, sizeInWords, systemPromptName } from '../codeExport.logic.ts'
import { systemPromptQuery } from './codeExport.api.ts'
import { sizeOf } from './codeSelection.ts'
import classes from './SelectionSummary.module.css'

interface SelectionSummaryProps {
  all: readonly CodeFile[]
  selected: readonly CodeFile[]
}

export function SelectionSummary({ all, selected }: SelectionSummaryProps) {
  const { data: prompt } = useQuery(systemPromptQuery)
  return (
    <div className={classes.summary}>
      <p role="status" className={classes.count}>
        <strong>{selected.length}</strong> of {counted(all.length, 'file')} selected,{' '}
        <strong>{sizeInWords(sizeOf(selected) + (prompt?.size ?? 0))}</strong> in total
      </p>
      <p className={classes.prompt}>
        {systemPromptName}
        {prompt && <span className={classes.size}>{sizeInWords(prompt.size)}</span>}
        <Pill tone="brand">Always included</Pill>
      </p>
    </div>
  )
}
