import { Paper } from '@mantine/core'
import { IconArrowUp, IconCamera, IconPhoto, IconPlayerStopFilled } from '@tabler/icons-react'
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { lazyDialog, lazyPart } from '#web/lib/lazyPart.tsx'
import { toast } from '#web/lib/toast.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { longestMessage, mostPhotos } from '../chat.logic.ts'
import classes from './Composer.module.css'
import { setDraft, useDraft } from './useDraft.ts'

const CameraDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/CameraDialog.tsx')).CameraDialog,
)

const AttachedPhotos = lazyPart(async () => (await import('./AttachedPhotos.tsx')).AttachedPhotos)

const mostRows = 7
/** The share of the maximum length from which the rest is shown. */
const nearEnd = 0.9

interface ComposerProps {
  /** False while an answer is under way. */
  ready: boolean
  /** False if it was not sent: the text then returns to the field. */
  onSend: (text: string, photos: readonly File[]) => Promise<boolean>
  onStop: () => void
}

export function Composer({ ready, onSend, onStop }: ComposerProps) {
  const text = useDraft()
  const setText = (typed: string) => setDraft(() => typed)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [camera, setCamera] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const { data: household } = useHousehold()
  const photoHint = household?.hasModel === false ? ': needs an AI key to be understood' : ''
  const isFull = text.length >= longestMessage
  const canSend = ready && (text.trim() !== '' || photos.length > 0)

  function attach(chosen: readonly File[]) {
    const all = [...photos, ...chosen]
    if (all.length > mostPhotos)
      toast.error('Upload Error', `A message can have up to ${mostPhotos} photos.`)
    setPhotos(all.slice(0, mostPhotos))
  }

  async function submit(wish = text) {
    if (!canSend) return
    const sent = { text: wish, photos }
    setText('')
    setPhotos([])
    if (await onSend(sent.text, sent.photos)) return
    // Text typed meanwhile is kept after the text that could not be sent.
    setDraft((typed) => [sent.text, typed].filter((each) => each.trim() !== '').join('\n'))
    setPhotos((chosen) => [...sent.photos, ...chosen].slice(0, mostPhotos))
  }

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition (Japanese, for example), Enter belongs to the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <Paper
      component="form"
      withBorder
      className={classes.composer}
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {photos.length > 0 && (
        <AttachedPhotos photos={photos} onClear={() => setPhotos([])} onWish={submit} />
      )}
      <div className={classes.line}>
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Photos to upload"
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            attach([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        <IconButton
          icon={IconPhoto}
          iconSize={20}
          label={`Upload photo${photoHint}`}
          tip={`Upload photo${photoHint}`}
          onClick={() => files.current?.click()}
        />
        <IconButton
          icon={IconCamera}
          iconSize={20}
          label={`Take photo${photoHint}`}
          tip={`Take photo${photoHint}`}
          onClick={() => setCamera(true)}
        />
        <textarea
          className={classes.text}
          aria-label="Write a message"
          placeholder="Write a message..."
          // For browsers in which a text field can't grow by itself.
          rows={Math.min(text.split('\n').length, mostRows)}
          maxLength={longestMessage}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {ready ? (
          <IconButton
            icon={IconArrowUp}
            iconSize={20}
            label="Send"
            type="submit"
            variant="filled"
            color="brand"
            size={44}
            disabled={!canSend}
          />
        ) : (
          <IconButton
            icon={IconPlayerStopFilled}
            iconSize={18}
            label="Stop"
            tip="Stop"
            type="button"
            variant="light"
            color="brand"
            size={44}
            onClick={onStop}
          />
        )}
      </div>
      {text.length > longestMessage * nearEnd && (
        <p role="status" className={`${classes.length} dim small`} data-full={isFull || undefined}>
          {longestMessage - text.length} characters left{isFull && '. The rest was left out.'}
        </p>
      )}
      <CameraDialog
        opened={camera}
        onClose={() => setCamera(false)}
        onCapture={(photo) => {
          attach([photo])
          setCamera(false)
        }}
      />
    </Paper>
  )
}
