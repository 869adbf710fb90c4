import { schemaResolver, useForm } from '@mantine/form'
import { createElement, useRef } from 'react'
import type { z } from 'zod'
import { TheirValue } from '../../ui/forms/TheirValue.tsx'
import { RequestError } from '../http/request.ts'
import { type Base, MergeConflict } from '../outbox/mergeEdits.ts'

interface ContractForm<Fields, Form> {
  schema: z.ZodType<Form>
  /** The inputs of a new record. */
  blank: Fields
  record?: Partial<Form>
  /** Converts a record to the inputs' values where the two differ; missing fields stay blank. */
  toFields?: (record: Partial<Form>) => Held<Fields>
  /** Converts the inputs' values to the contract's input. */
  toInput?: (fields: Fields) => unknown
}

type Held<Fields> = { [Name in keyof Fields]?: Fields[Name] | null }

/** A form with a contract's rules: the same checks and messages as on the server. */
export function useContractForm<
  Fields extends Record<string, unknown>,
  Form extends Record<string, unknown>,
>({
  schema,
  blank,
  record,
  toFields = (given) => given as Held<Fields>,
  toInput = (fields) => fields,
}: ContractForm<Fields, Form>) {
  const rules = schemaResolver(schema, { sync: true })
  const initial = filledFrom(record)
  const form = useForm<Fields>({
    initialValues: initial,
    validate: (fields) => rules(toInput(fields)),
  })

  function filledFrom(given: Partial<Form> | undefined): Fields {
    const held: Held<Fields> = given ? toFields(given) : {}
    const filled = Object.entries(blank).map(([name, value]) => [name, held[name] ?? value])
    return Object.fromEntries(filled) as Fields
  }

  const read = () => schema.parse(toInput(form.getValues()))
  const base = useRef<Base>(record && isBase(record) ? record : undefined)
  const taken = useRef<Partial<Fields>>({})

  /** Shows the other person's values. Their record becomes the `base`: saving again replaces it. */
  function showTheirs({ current, fields, changedBy }: MergeConflict) {
    base.current = current
    const theirs = toFields(current as Partial<Form>)
    for (const name of fields) {
      const onTake = () => {
        const value = (theirs[name] ?? blank[name]) as never
        taken.current = { ...taken.current, [name]: value }
        // What they wrote was not typed here: leaving loses nothing of it.
        form.resetDirty({ ...initial, ...taken.current })
        form.setFieldValue(name, value)
        form.clearFieldError(name)
      }
      form.setFieldError(
        name,
        createElement(TheirValue, { value: theirs[name], by: changedBy, onTake }),
      )
    }
  }

  function showProblems(error: unknown) {
    if (error instanceof MergeConflict) return showTheirs(error)
    if (!(error instanceof RequestError)) return
    for (const { field, message } of error.validationErrors ?? []) {
      if (field in blank) form.setFieldError(field, message)
    }
  }

  return {
    ...form,
    /** The parsed form; throws unless the form is valid. */
    read,
    /** The fields that differ from the initial values; an update sends only these. */
    changes: (): Partial<Form> => {
      const before = schema.parse(toInput(initial))
      const after = Object.entries(read()).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
      )
      return Object.fromEntries(after) as Partial<Form>
    },
    /** The record as this form's person saw it, against which a save is checked for conflicts. */
    base: () => base.current,
    showProblems,
    /** Fills in the input of a refused change and shows the server's objections. */
    fillFromDraft: (typed: object, problem: unknown) => {
      form.setValues(filledFrom(Object.assign({}, record, typed)))
      showProblems(problem)
    },
  }
}

const isBase = (record: object): record is Base =>
  'version' in record && typeof record.version === 'number'
