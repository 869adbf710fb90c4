import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { timestamp } from '#shared/time.ts'
import { toast } from '../../lib/toast.tsx'
import classes from './CameraDialog.module.css'
import { Dialog } from './Dialog.tsx'

interface CameraDialogProps {
  opened: boolean
  onClose: () => void
  onCapture: (photo: File) => void
}

const quality = 0.9

export function CameraDialog({ opened, onClose, onCapture }: CameraDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Take photo" width={640}>
      {opened && <Camera onClose={onClose} onCapture={onCapture} />}
    </Dialog>
  )
}

function Camera({ onClose, onCapture }: Omit<CameraDialogProps, 'opened'>) {
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    let stream: MediaStream | undefined
    let gone = false
    openCamera()
      .then((opened) => {
        stream = opened
        if (gone) stop(opened)
        else if (video.current) video.current.srcObject = opened
      })
      .catch((error) => {
        console.warn('The camera could not be opened', error)
        toast.error('Camera Error', 'Failed to access camera. Please check permissions.')
        close.current()
      })
    return () => {
      gone = true
      stop(stream)
    }
  }, [])

  async function capture() {
    const { current: source } = video
    if (!source) return
    const canvas = document.createElement('canvas')
    canvas.width = source.videoWidth
    canvas.height = source.videoHeight
    canvas.getContext('2d')?.drawImage(source, 0, 0)
    const photo = await new Promise<Blob | null>((taken) =>
      canvas.toBlob(taken, 'image/jpeg', quality),
    )
    if (photo) onCapture(new File([photo], `photo-${timestamp()}.jpg`, { type: 'image/jpeg' }))
  }

  return (
    <>
      <video
        ref={video}
        className={classes.video}
        autoPlay
        playsInline
        muted
        aria-label="What the camera sees"
        onLoadedData={() => setReady(true)}
      />
      <Group gap={10} justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={capture} disabled={!ready} data-autofocus>
          Capture Photo
        </Button>
      </Group>
    </>
  )
}

/** Browsers offer the camera on https and localhost only. */
async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('This page may not use the camera')
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
