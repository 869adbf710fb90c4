import {
  Autocomplete,
  type AutocompleteProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { showAllWhenChosen } from './showAllWhenChosen.ts'

interface FieldProps {
  form: { getInputProps: (name: string) => object }
  name: string
  label: string
  /** Adds an asterisk; the contract does the check. */
  required?: boolean
  first?: boolean
}

const propsOf = ({ form, name, label, required, first }: FieldProps) => ({
  label,
  withAsterisk: required,
  'data-autofocus': first,
  dir: 'auto',
  ...form.getInputProps(name),
})

type Input = FieldProps &
  Pick<TextInputProps, 'placeholder' | 'description' | 'type' | 'disabled' | 'inputWrapperOrder'>

export function TextField({ form, name, label, required, first, ...input }: Input) {
  return <TextInput {...input} {...propsOf({ form, name, label, required, first })} />
}

type Area = FieldProps & Pick<TextareaProps, 'placeholder' | 'description' | 'minRows' | 'maxRows'>

export function TextAreaField({ placeholder, description, ...area }: Area) {
  const { minRows = 2, maxRows = 8, ...field } = area
  return (
    <Textarea autosize {...{ placeholder, description, minRows, maxRows }} {...propsOf(field)} />
  )
}

type Choice = FieldProps & Pick<AutocompleteProps, 'placeholder' | 'data'>

/** Pixels. A longer list of choices would cover the buttons of its dialog. */
const listHeight = 128

/** A text field with suggestions; Enter takes the first one that fits the typed text. */
export function ChoiceField({ placeholder = 'Choose or type', data, ...field }: Choice) {
  /** If the field holds a suggestion, Enter submits the form instead of choosing another one. */
  function onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && data?.some((choice) => choice === event.currentTarget.value))
      event.stopPropagation()
  }
  /** Selects a suggestion in the field when it is focused, so that typing replaces it. */
  function selectChoice({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (data?.some((choice) => choice === currentTarget.value)) currentTarget.select()
  }
  return (
    <Autocomplete
      {...{ placeholder, data, onKeyDownCapture }}
      onClickCapture={selectChoice}
      onFocusCapture={selectChoice}
      filter={showAllWhenChosen}
      maxDropdownHeight={listHeight}
      selectFirstOptionOnChange
      {...propsOf(field)}
    />
  )
}
