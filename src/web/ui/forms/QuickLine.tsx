import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import classes from './QuickLine.module.css'

interface QuickLineProps {
  /** What is typed here, for a screen reader. */
  label: string
  placeholder: string
  /** Whether all of it was taken; otherwise the person still needs what they typed. */
  onAdd: (line: string) => Promise<boolean>
  /** At its beginning, by whether something is typed; else a plus. */
  start?: (isTyped: boolean) => ReactNode
  className?: string | undefined
  /** At the end of the line. */
  children?: ReactNode
}

/** One line in which several things are typed, or a list is pasted; Enter adds them. */
export function QuickLine(props: QuickLineProps) {
  const { label, placeholder, onAdd, start, className = '', children } = props
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

  /** A field of one line would join the lines of a list. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]\s*\S/.test(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length))
  }

  return (
    <form className={`${classes.line} ${className}`} onSubmit={submit}>
      {start?.(text !== '') ?? <IconPlus size={20} className="dim" aria-hidden />}
      <input
        ref={field}
        className={classes.field}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
      />
      {children}
    </form>
  )
}
