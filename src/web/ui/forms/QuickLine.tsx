import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import classes from './QuickLine.module.css'

interface QuickLineProps {
  label: string
  placeholder: string
  /** Resolves to false if something was not added; the line then returns to the field. */
  onAdd: (line: string) => Promise<boolean>
  onType?: () => void
  /** Makes the plus a button, which opens the full form while nothing is typed. */
  form?: { label: string; addLabel: string; onOpen: () => void } | undefined
  className?: string | undefined
  /** Controls at the end of the line. */
  children?: ReactNode
}

/** A field in which several things are typed, or a list is pasted; Enter adds them. */
export function QuickLine(props: QuickLineProps) {
  const { label, placeholder, onAdd, onType, form, className = '', children } = props
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')

  async function add(line: string) {
    if (line.trim() === '') return
    setText('')
    field.current?.focus()
    if (!(await onAdd(line))) setText((newer) => newer || line)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add(text)
  }

  /** An input would join the lines of a pasted list, so the list is added at once. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]\s*\S/.test(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length))
  }

  return (
    <form
      className={`${classes.line} ${className}`}
      data-button={form !== undefined || undefined}
      onSubmit={submit}
    >
      {form ? (
        <ActionIcon
          type={text === '' ? 'button' : 'submit'}
          aria-label={text === '' ? form.label : form.addLabel}
          onClick={text === '' ? form.onOpen : undefined}
        >
          <IconPlus size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <IconPlus size={20} className="dim" aria-hidden />
      )}
      <input
        ref={field}
        className={classes.field}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onType?.()
        }}
        onPaste={paste}
      />
      {children}
    </form>
  )
}
