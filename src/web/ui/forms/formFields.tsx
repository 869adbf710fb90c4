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
  /** From useContractForm. */
  form: { getInputProps: (name: string) => object }
  name: string
  label: string
  /** Marked as such; the contract refuses it when it is empty. */
  required?: boolean
  /** Takes the focus when the dialog opens. */
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

/** Grows with what is typed. */
export function TextAreaField({ placeholder, description, ...area }: Area) {
  const { minRows = 2, maxRows = 8, ...field } = area
  return (
    <Textarea autosize {...{ placeholder, description, minRows, maxRows }} {...propsOf(field)} />
  )
}

type Choice = FieldProps & Pick<AutocompleteProps, 'placeholder' | 'data'>

/** In pixels: a longer list would lie over the buttons of its dialog. */
const listHeight = 128

/** One of the choices, or anything else; Enter takes the first one that fits what is typed. */
export function ChoiceField({ placeholder = 'Choose or type', data, ...field }: Choice) {
  /** What is a choice already is not replaced by another: Enter then sends the form. */
  function onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && data?.some((choice) => choice === event.currentTarget.value))
      event.stopPropagation()
  }
  /** Who comes to a choice means another one: what they type replaces it. */
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
