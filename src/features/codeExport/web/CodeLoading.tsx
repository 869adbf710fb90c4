import { Skeleton } from '@mantine/core'
import { fileCategories } from '../codeExport.logic.ts'
import files from './CodeFiles.module.css'
import classes from './CodeLoading.module.css'

export const CodeLoading = () => (
  <div role="status" aria-label="Looking through the source files">
    <Skeleton height={44} radius="md" mb={20} />
    <div className={files.categories}>
      {fileCategories.map((category) => (
        <Skeleton key={category} height={66} radius="md" />
      ))}
    </div>
    <Skeleton height={18} width={260} my={16} />
    <div className={files.files}>
      {Array.from({ length: 8 }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div key={n} className={classes.row}>
          <Skeleton height={16} width="45%" />
        </div>
      ))}
    </div>
  </div>
)
