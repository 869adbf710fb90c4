import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { isTouchScreen } from '../../lib/viewport.ts'
import classes from './SearchBox.module.css'

export interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** The name for screen readers; the placeholder unless given. */
  label?: string
  autoFocus?: boolean
}

export function SearchBox({ value, onChange, placeholder, label, autoFocus }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <TextInput
      ref={input}
      role="searchbox"
      inputMode="search"
      autoComplete="off"
      aria-label={label ?? placeholder}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoFocus={autoFocus && !isTouchScreen()}
      leftSectionWidth={46}
      rightSectionWidth={46}
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSection={value && <CloseButton aria-label="Clear search" onClick={clear} />}
      classNames={{ root: classes.root, input: classes.input }}
    />
  )
}
