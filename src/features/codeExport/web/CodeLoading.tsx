import { Skeleton } from '@mantine/core'
import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'
import { fileCategories } from '../codeExport.logic.ts'
import files from './CodeFiles.module.css'

export const CodeLoading = () => (
  <div role="status" aria-label="Looking through the source files">
    <Skeleton height={44} radius="md" mb={20} />
    <div className={files.categories}>
      {fileCategories.map((category) => (
        <Skeleton key={category} height={66} radius="md" />
      ))}
    </div>
    <Skeleton height={18} width={260} my={16} />
    <LoadingRows rows={8} padding="15px 16px">
      <Skeleton height={16} width="45%" />
    </LoadingRows>
  </div>
)
