import { Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import classes from './AttachedPhotos.module.css'
import { modelsQuery } from './models.api.ts'

interface AttachedPhotosProps {
  photos: readonly File[]
  onClear: () => void
  /** Sends the photos with these words. */
  onWish: (words: string) => void
}

const wishes = {
  'Read this receipt':
    'This is a receipt. Put the food and kitchen things on it into the pantry, with their amounts.',
  'Add what is on this shelf':
    'This is a shelf at home. Put what you can see clearly into the pantry, with amounts you can count.',
}

/** The photos that go with the next message. */
export function AttachedPhotos({ photos, onClear, onWish }: AttachedPhotosProps) {
  const { data: household } = useHousehold()
  const { data: models } = useQuery(modelsQuery)
  const model = household?.hasModel ? models?.find(({ isDefault }) => isDefault) : undefined
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
      {model && !model.seesPictures && (
        <strong>{model.name} can't see photos: choose another model in Settings.</strong>
      )}
      {model?.seesPictures &&
        Object.entries(wishes).map(([label, words]) => (
          <Button key={label} size="compact-sm" variant="default" onClick={() => onWish(words)}>
            {label}
          </Button>
        ))}
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
