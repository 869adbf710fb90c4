import { Button, FileButton, Input, Stack } from '@mantine/core'
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { send } from '#web/lib/http/call.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { sendable } from '#web/lib/shrinkPhoto.ts'
import { pictureEndpoints } from '../pictures.endpoints.ts'
import classes from './PictureField.module.css'
import { RecipePicture } from './RecipePicture.public.tsx'

const CameraDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/CameraDialog.tsx')).CameraDialog,
)

interface PictureFieldProps {
  value: number | null
  onChange: (id: number | null) => void
  error?: ReactNode
  /** A picture is being fetched from its address. */
  fetching?: boolean
}

const icon = { size: 16, 'aria-hidden': true }
const quiet = { variant: 'default', size: 'sm' } as const
const timeout = 120_000

/** The picture is uploaded when it is chosen; the recipe gets its id when the form is saved. */
export function PictureField({ value, onChange, error, fetching = false }: PictureFieldProps) {
  const [camera, setCamera] = useState(false)
  const upload = useMutation({
    mutationFn: async (photo: File) =>
      send(pictureEndpoints.upload, { input: { imageData: await sendable(photo) } }, { timeout }),
    onSuccess: ({ id }) => onChange(id),
  })
  const take = (photo: File | null) => photo && upload.mutate(photo)
  const problem =
    upload.error && problemOf(upload.error, "The picture couldn't be sent. Try again.")

  return (
    <Input.Wrapper label="Picture" labelElement="div" error={problem ?? error}>
      <Stack gap={8}>
        {value !== null && (
          <RecipePicture id={value} size="small" className={classes.picture} alt="As it is now" />
        )}
        <div className={classes.buttons}>
          <FileButton accept="image/*" onChange={take}>
            {(button) => (
              <Button
                {...quiet}
                {...button}
                loading={upload.isPending || fetching}
                leftSection={<IconPhoto {...icon} />}
              >
                {value === null ? 'Choose a picture' : 'Another picture'}
              </Button>
            )}
          </FileButton>
          <Button
            {...quiet}
            disabled={upload.isPending}
            leftSection={<IconCamera {...icon} />}
            onClick={() => setCamera(true)}
          >
            Take photo
          </Button>
          {value !== null && (
            <Button
              variant="subtle"
              color="red"
              size="sm"
              leftSection={<IconTrash {...icon} />}
              onClick={() => onChange(null)}
            >
              Remove picture
            </Button>
          )}
        </div>
      </Stack>
      <CameraDialog
        opened={camera}
        onClose={() => setCamera(false)}
        onCapture={(photo) => {
          setCamera(false)
          take(photo)
        }}
      />
    </Input.Wrapper>
  )
}
