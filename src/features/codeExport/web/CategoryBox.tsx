import { Checkbox } from '@mantine/core'
import { counted } from '#shared/counted.ts'
import { type CodeFile, type FileCategory, sizeInWords } from '../codeExport.logic.ts'
import classes from './CategoryBox.module.css'
import type { CategoryState } from './codeSelection.ts'

const names: Record<FileCategory, string> = {
  essential: 'Essential',
  important: 'Important',
  optional: 'Optional',
  excluded: 'Excluded',
}

interface CategoryBoxProps {
  state: CategoryState
  onSelect: (files: readonly CodeFile[], selected: boolean) => void
}

export function CategoryBox({ state, onSelect }: CategoryBoxProps) {
  const { category, files, size, selected } = state
  return (
    <Checkbox
      className={classes.box}
      label={names[category]}
      description={`${counted(files.length, 'file')}, ${sizeInWords(size)}`}
      checked={selected === 'all'}
      indeterminate={selected === 'some'}
      disabled={files.length === 0}
      onChange={() => onSelect(files, selected !== 'all')}
      classNames={{
        body: classes.body,
        labelWrapper: classes.words,
        label: classes.label,
        description: classes.description,
      }}
    />
  )
}
