import { Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './AttachedPhotos.module.css'

interface AttachedPhotosProps {
  photos: readonly File[]
  onClear: () => void
}

/** The photos that go with the next message. */
export function AttachedPhotos({ photos, onClear }: AttachedPhotosProps) {
  return (
    <Group gap={8} p="0 6px 4px" c="dimmed" fz="sm">
      {photos.map((photo, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one photo may be chosen twice, and none moves
        <Thumbnail key={n} photo={photo} />
      ))}
      <span>{photos.length === 1 ? '1 photo attached' : `${photos.length} photos attached`}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconX size={14} aria-hidden />}
        onClick={onClear}
      >
        Clear
      </Button>
    </Group>
  )
}

function Thumbnail({ photo }: { photo: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(photo)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [photo])
  return url && <img src={url} alt={photo.name} className={classes.thumbnail} />
}
