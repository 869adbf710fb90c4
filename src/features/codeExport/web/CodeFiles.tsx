import { Button, Paper } from '@mantine/core'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { NothingFound } from '#web/ui/feedback/NothingFound.tsx'
import { Toolbar } from '#web/ui/lists/Toolbar.tsx'
import { VirtualRows } from '#web/ui/lists/VirtualRows.tsx'
import { type CodeFile, fileCategories } from '../codeExport.logic.ts'
import { CategoryBox } from './CategoryBox.tsx'
import classes from './CodeFiles.module.css'
import { filesFound, pathsOf, type Selection, stateOf, withFiles } from './codeSelection.ts'
import { FileRow } from './FileRow.tsx'
import { SelectionSummary } from './SelectionSummary.tsx'

interface CodeFilesProps {
  files: readonly CodeFile[]
  selected: readonly CodeFile[]
  selection: Selection
  onSelect: (selection: Selection) => void
}

export function CodeFiles({ files, selected, selection, onSelect }: CodeFilesProps) {
  const [search, setSearch] = useState('')
  // Typing stays responsive: megabytes are searched when there is time.
  const shown = useDeferredValue(search)
  const found = useMemo(() => filesFound(files, shown), [files, shown])
  const select = (some: readonly CodeFile[], on: boolean) =>
    onSelect(withFiles(selection, some, on))
  const renderRow = useCallback(
    (file: CodeFile) => (
      <FileRow
        file={file}
        selected={selection.has(file.path)}
        onSelect={(on) => onSelect(withFiles(selection, [file], on))}
      />
    ),
    [selection, onSelect],
  )

  return (
    <>
      <Toolbar
        value={search}
        onChange={setSearch}
        placeholder="Search files by name or content…"
        label="Search files by name or content"
      >
        <Button variant="default" onClick={() => onSelect(pathsOf(files))}>
          All
        </Button>
        <Button variant="default" onClick={() => onSelect(new Set())}>
          None
        </Button>
      </Toolbar>
      <ul role="list" className={classes.categories} aria-label="Categories">
        {fileCategories.map((category) => (
          <li key={category}>
            <CategoryBox state={stateOf(category, files, selection)} onSelect={select} />
          </li>
        ))}
      </ul>
      <SelectionSummary all={files} selected={selected} />
      {found.length > 0 ? (
        <Paper withBorder style={{ overflow: 'hidden' }}>
          <VirtualRows
            label="Files"
            rows={found}
            keyOf={({ path }) => path}
            estimate={() => 46}
            renderRow={renderRow}
          />
        </Paper>
      ) : (
        <NothingFound
          title="No files found"
          text={`No file has “${shown}” in its name or content.`}
          showAll="Show all files"
          onClear={() => setSearch('')}
        />
      )}
    </>
  )
}
