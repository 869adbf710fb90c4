import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { CodeFile } from '../codeExport.logic.ts'
import { CodeFiles } from './CodeFiles.tsx'
import { CodeLoading } from './CodeLoading.tsx'
import { scanQuery } from './codeExport.api.ts'
import { atFirst, type Selection } from './codeSelection.ts'
import { ExportButtons } from './ExportButtons.tsx'

const none: readonly CodeFile[] = []

export function CodeExporterScreen() {
  const scan = useQuery(scanQuery)
  const files = scan.data ?? none
  // Undefined until the person chooses: the categories decide then.
  const [chosen, setChosen] = useState<Selection>()
  const selection = chosen ?? atFirst(files)
  const selected = files.filter(({ path }) => selection.has(path))

  return (
    <Page
      title="Source Code Exporter"
      subtitle="The program's own source as one text. None of your lists are in it."
      action={<ExportButtons files={selected} />}
    >
      <QueryStates
        query={scan}
        loading={<CodeLoading />}
        failed="The source files couldn't be listed"
      >
        {(all) => (
          <CodeFiles files={all} selected={selected} selection={selection} onSelect={setChosen} />
        )}
      </QueryStates>
    </Page>
  )
}
