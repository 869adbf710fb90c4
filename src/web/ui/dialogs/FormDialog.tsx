import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import classes from './FormDialog.module.css'
import { useDiscardQuestion } from './useDiscardQuestion.ts'
import { useLastValue } from './useLastValue.ts'

interface FormDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  pending?: boolean
  disabled?: boolean
  /** Something was typed and not saved: leaving asks first. */
  isDirty?: boolean
  /** Width in pixels where the window is wide enough; a phone always gets a full sheet. */
  width?: number
  /** Shows a Delete button at the foot, away from the other two. */
  onDelete?: () => void
  /** The fields. `data-autofocus` on one of them takes the focus. */
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, onSubmit, onDelete, pending = false, isDirty = false, width } = props
  const shown = useLastValue(opened, props)
  const leaving = useDiscardQuestion({ isDirty: opened && isDirty, onLeave: onClose })
  return (
    <>
      <Dialog
        opened={opened}
        onClose={leaving.ask}
        title={shown.title}
        width={width}
        busy={pending || leaving.asking}
        closeOnClickOutside={false}
        classNames={{ content: classes.content, header: classes.header, body: classes.body }}
      >
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          <div className={classes.fields}>{shown.children}</div>
          <footer className={classes.footer}>
            {onDelete && (
              <Button
                variant="subtle"
                color="red"
                className={classes.delete}
                onClick={onDelete}
                disabled={pending}
              >
                Delete
              </Button>
            )}
            <Button variant="default" onClick={leaving.ask} disabled={pending}>
              Cancel
            </Button>
            <Button type="submit" loading={pending} disabled={props.disabled}>
              {shown.submitLabel}
            </Button>
          </footer>
        </form>
      </Dialog>
      <ConfirmDialog {...leaving.question} />
    </>
  )
}
