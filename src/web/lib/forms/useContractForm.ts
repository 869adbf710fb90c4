import { schemaResolver, useForm } from '@mantine/form'
import { createElement, useRef } from 'react'
import type { z } from 'zod'
import { TheirValue } from '../../ui/forms/TheirValue.tsx'
import { RequestError } from '../http/request.ts'
import { type Base, MergeConflict } from '../outbox/mergeEdits.ts'

interface ContractForm<Fields, Form> {
  /** The contract, which has the rules and their words. */
  schema: z.ZodType<Form>
  /** What the inputs hold for a new record. */
  blank: Fields
  /** The one that is edited. */
  record?: Partial<Form>
  /** From a record to what inputs hold, where the two differ; what it has nothing of stays blank. */
  toFields?: (record: Partial<Form>) => Held<Fields>
  /** The way back, to what the contract takes. */
  toInput?: (fields: Fields) => unknown
}

type Held<Fields> = { [Name in keyof Fields]?: Fields[Name] | null }

/** A form with a contract's rules: the same checks and words as on the server. */
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

  /** From here on the person knows what somebody else wrote; saving again means theirs is replaced. */
  function showTheirs({ current, fields }: MergeConflict) {
    base.current = current
    const theirs = toFields(current as Partial<Form>)
    for (const name of fields) {
      const onTake = () => {
        form.setFieldValue(name, (theirs[name] ?? blank[name]) as never)
        form.clearFieldError(name)
      }
      form.setFieldError(name, createElement(TheirValue, { value: theirs[name], onTake }))
    }
  }

  /** Puts the server's objections at the fields they are about. */
  function showProblems(error: unknown) {
    if (error instanceof MergeConflict) return showTheirs(error)
    if (!(error instanceof RequestError)) return
    for (const { field, message } of error.validationErrors ?? []) {
      if (field in blank) form.setFieldError(field, message)
    }
  }

  return {
    ...form,
    /** As the contract has it; only once the form has been found valid. */
    read,
    /** What differs from a valid beginning, so that a change sends nothing else. */
    changes: (): Partial<Form> => {
      const before = schema.parse(toInput(initial))
      const after = Object.entries(read()).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
      )
      return Object.fromEntries(after) as Partial<Form>
    },
    /** The record as this form knows it: what is newer was not seen by its person. */
    base: () => base.current,
    showProblems,
    /** Goes on with what was typed earlier, and what the server had against it. */
    resume: (typed: object, problem: unknown) => {
      form.setValues(filledFrom(Object.assign({}, record, typed)))
      showProblems(problem)
    },
  }
}

const isBase = (record: object): record is Base =>
  'version' in record && typeof record.version === 'number'
