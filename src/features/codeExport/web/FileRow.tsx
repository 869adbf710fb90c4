import { Checkbox } from '@mantine/core'
import { type CodeFile, sizeInWords } from '../codeExport.logic.ts'
import classes from './FileRow.module.css'

interface FileRowProps {
  file: CodeFile
  selected: boolean
  onSelect: (selected: boolean) => void
}

export function FileRow({ file: { path, type, size }, selected, onSelect }: FileRowProps) {
  return (
    <div className={classes.row}>
      <Checkbox
        className={classes.box}
        label={path}
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
        classNames={{ body: classes.body, labelWrapper: 'grow', label: classes.path }}
      />
      <span className={`${classes.facts} dim small`}>
        <span>{type}</span>
        <span className={classes.size}>{sizeInWords(size)}</span>
      </span>
    </div>
  )
}
