import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import type { CodeFile } from '../codeExport.logic.ts'
import { useCopyExport, useDownloadExport } from './codeExport.api.ts'
import classes from './ExportButtons.module.css'

export function ExportButtons({ files }: { files: readonly CodeFile[] }) {
  const download = useDownloadExport()
  const copy = useCopyExport()
  const paths = files.map(({ path }) => path)
  const disabled = paths.length === 0 || download.isPending || copy.isPending
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        leftSection={<IconCopy size={17} aria-hidden />}
        disabled={disabled}
        loading={copy.isPending}
        onClick={() => copy.mutate(paths)}
      >
        Copy to Clipboard
      </Button>
      <Button
        leftSection={<IconDownload size={17} aria-hidden />}
        disabled={disabled}
        loading={download.isPending}
        onClick={() => download.mutate(paths)}
      >
        Download TXT
      </Button>
    </div>
  )
}
