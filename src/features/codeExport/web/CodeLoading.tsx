import { Skeleton } from '@mantine/core'
import { LoadingBlocks } from '#web/ui/feedback/LoadingBlocks.tsx'
import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'
import { fileCategories } from '../codeExport.logic.ts'
import files from './CodeFiles.module.css'

export const CodeLoading = () => (
  <div role="status" aria-label="Looking through the source files">
    <Skeleton height={44} radius="md" mb={20} />
    <LoadingBlocks
      count={fileCategories.length}
      height={66}
      radius="md"
      className={files.categories}
    />
    <Skeleton height={18} width={260} my={16} />
    <LoadingRows rows={Array(8).fill(['45%'])} p="15px 16px" shadow="none" />
  </div>
)
