import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { counted } from '#shared/counted.ts'
import { Pill } from '#web/ui/Pill.tsx'
import { type CodeFile, sizeInWords, systemPromptName } from '../codeExport.logic.ts'
import { systemPromptQuery } from './codeExport.api.ts'
import { sizeOf } from './codeSelection.ts'

interface SelectionSummaryProps {
  all: readonly CodeFile[]
  selected: readonly CodeFile[]
}

export function SelectionSummary({ all, selected }: SelectionSummaryProps) {
  const { data: prompt } = useQuery(systemPromptQuery)
  return (
    <Group gap="8px 20px" justify="space-between" mih={26} mb={12}>
      <p role="status" className="tabular">
        <strong>{selected.length}</strong> of {counted(all.length, 'file')} selected,{' '}
        <strong>{sizeInWords(sizeOf(selected) + (prompt?.size ?? 0))}</strong> in total
      </p>
      <Group component="p" gap="4px 10px" fz="sm">
        {systemPromptName}
        {prompt && <span className="dim tabular">{sizeInWords(prompt.size)}</span>}
        <Pill tone="brand">Always included</Pill>
      </Group>
    </Group>
  )
}
